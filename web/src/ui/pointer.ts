/** How something was clicked: mouse, touch, pen or key. */
export function pointerOf(event: MouseEvent): string {
  if (event.detail === 0) return "key";
  return event instanceof PointerEvent && event.pointerType ? event.pointerType : "mouse";
}
