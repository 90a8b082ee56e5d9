import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PanZoom } from "../src/games/ticket/panzoom";

type Listener = (event: object) => void;

/** As much of an element as it needs. */
function element(): HTMLElement & { fire(name: string, event: object): void } {
  const listeners = new Map<string, Listener>();
  const names = new Set<string>();
  const style: Record<string, unknown> = {
    setProperty: (name: string, value: string) => {
      style[name] = value;
    },
  };
  return {
    style,
    classList: {
      toggle: (name: string, on: boolean) => (on ? names.add(name) : names.delete(name)),
      contains: (name: string) => names.has(name),
    },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
    setPointerCapture: () => {},
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 600, height: 500 }),
    fire: (name: string, event: object) => listeners.get(name)?.(event),
  } as unknown as HTMLElement & { fire(name: string, event: object): void };
}

const frames: (() => void)[] = [];
const frame = (): void => {
  for (const draw of frames.splice(0)) draw();
};
const wheel = (deltaY: number): object => ({
  preventDefault: () => {},
  deltaMode: 0,
  deltaY,
  clientX: 300,
  clientY: 250,
});
const pointer = (clientX: number, type = "pointermove"): object => ({
  type,
  pointerId: 1,
  button: 0,
  clientX,
  clientY: 250,
  target: null,
});

let view: ReturnType<typeof element>;
let world: ReturnType<typeof element>;

beforeEach(() => {
  vi.useFakeTimers();
  frames.length = 0;
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("DOMRect", class {});
  vi.stubGlobal("Element", class {});
  vi.stubGlobal("WheelEvent", { DOM_DELTA_LINE: 1 });
  vi.stubGlobal("cancelAnimationFrame", () => {});
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  [view, world] = [element(), element()];
  new PanZoom(view, world, 1200, 1000);
  frame();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a map", () => {
  it("is drawn at the size of its window", () => {
    expect(world.style.width).toBe("600px");
    expect(world.style.transform).toBe("translate(0px, 0px)");
    expect(view.classList.contains("fitted")).toBe(true);
  });

  it("is only moved while it is made larger, and drawn once when that ends", () => {
    for (let turn = 0; turn < 3; turn += 1) view.fire("wheel", wheel(-100));
    expect(frames.length).toBe(1);
    frame();
    expect(world.style.width).toBe("600px");
    expect(world.style.transform).toMatch(/ scale\(1\.9/);
    vi.advanceTimersByTime(1000);
    expect(Number.parseFloat(world.style.width)).toBeGreaterThan(1100);
    expect(world.style.transform).toMatch(/^translate\(-\d+px, -\d+px\)$/);
  });

  it("rests only when the finger that drags it is gone", () => {
    view.fire("wheel", wheel(-200));
    frame();
    view.fire("pointerdown", pointer(300, "pointerdown"));
    view.fire("pointermove", pointer(280));
    frame();
    vi.advanceTimersByTime(2000);
    expect(world.style.width).toBe("600px");
    view.fire("pointerup", pointer(280, "pointerup"));
    vi.advanceTimersByTime(1000);
    expect(world.style.width).not.toBe("600px");
  });

  it("is drawn at once when it becomes much smaller: a large picture of all of it is slow", () => {
    for (let turn = 0; turn < 6; turn += 1) view.fire("wheel", wheel(-200));
    frame();
    vi.advanceTimersByTime(1000);
    const large = Number.parseFloat(world.style.width);
    for (let turn = 0; turn < 6; turn += 1) view.fire("wheel", wheel(200));
    frame();
    expect(large).toBeGreaterThan(2000);
    expect(world.style.width).toBe("600px");
  });
});
