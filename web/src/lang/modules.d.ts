declare module "virtual:lang/*" {
  import type { FluentResource } from "@fluent/bundle";

  const body: FluentResource["body"];
  export default body;
}
