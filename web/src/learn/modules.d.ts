declare module "virtual:rules/*" {
  const blocks: import("./blocks").Block[];
  export default blocks;
}
