declare module "virtual:lang/*" {
  import type { FluentResource } from "@fluent/bundle";

  const body: FluentResource["body"];
  export default body;
}

declare module "virtual:languages" {
  import type { FluentResource } from "@fluent/bundle";

  const loaders: Record<string, Record<string, () => Promise<{ default: FluentResource["body"] }>>>;
  export default loaders;
}
