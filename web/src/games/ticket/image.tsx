import { render } from "preact";
import { CardFace } from "./cards";

/** A card as a node of its own, for what flies over the page. */
export function faceImage(card: string): HTMLElement {
  const node = document.createElement("div");
  render(<CardFace card={card} width={44} />, node);
  return node;
}
