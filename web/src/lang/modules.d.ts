declare module "virtual:lang/*" {
  const messages: string;
  export default messages;
}
