declare module "virtual:rules/*" {
  const blocks: import("./blocks").Block[];
  export default blocks;
}

declare module "virtual:rulebook/*" {
  const pages: Record<string, () => Promise<{ default: import("./blocks").Block[] }>>;
  export default pages;
}
