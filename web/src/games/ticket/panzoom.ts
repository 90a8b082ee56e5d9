/** The part of a map that is shown: its scale, and the position of its corner in the window. */
interface View {
  scale: number;
  x: number;
  y: number;
}

const CLOSEST = 4;
const FAR = 0.48; // below this scale, small print is hidden
const SLIP = 6; // pixels that a finger may move during a tap
const DOUBLE = 300; // milliseconds between the taps of a double tap, at most
const REST = 240; // milliseconds without change before the picture is redrawn at its new size
const COARSE = 0.5; // shrunk to this, so much of a large picture is visible that redrawing it is quicker

/**
 * Pans and zooms a picture in its window by wheel, drag, pinch and double tap. The picture is one compositor layer, and
 * only its transform changes while it moves, so it is not redrawn. At rest it gets its true size and is redrawn, sharp.
 */
export class PanZoom {
  private view: View = { scale: 1, x: 0, y: 0 };
  private drawn = 0; // the scale at which the picture was last drawn
  private room = new DOMRect(); // the window's rectangle; measured when it may have changed, not while the map moves
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private dragged = false;
  private frame = 0;
  private rest = 0;
  private tapped = { at: 0, x: 0, y: 0 };
  private fitted = true;
  private readonly stops: (() => void)[] = [];

  constructor(
    private readonly window: HTMLElement,
    private readonly picture: HTMLElement,
    private readonly width: number,
    private readonly height: number,
    still = false,
  ) {
    const watcher = new ResizeObserver(() => {
      this.measure();
      if (this.fitted) this.fit();
      else this.set(this.view);
      this.settle();
    });
    watcher.observe(window);
    this.stops.push(() => watcher.disconnect());
    if (!still) this.listen();
    this.measure();
    this.fit();
    this.settle();
  }

  private listen(): void {
    this.on("wheel", (event) => this.wheel(event), { passive: false });
    this.on("pointerdown", (event) => this.down(event));
    this.on("pointermove", (event) => this.move(event));
    // one finger may scroll the page while the whole map is visible; two fingers always move the map
    this.on(
      "touchmove",
      (event) => {
        if (event.touches.length > 1 && event.cancelable) event.preventDefault();
      },
      { passive: false },
    );
    this.on("pointerup", (event) => this.up(event));
    this.on("pointercancel", (event) => this.up(event));
    // capturing a pointer makes its first target lose it; ignore that event
    this.on("lostpointercapture", (event) => {
      if (event.target === this.window) this.up(event);
    });
    // a drag is not a click
    this.on(
      "click",
      (event) => {
        if (!this.dragged) return;
        event.stopPropagation();
        event.preventDefault();
      },
      { capture: true },
    );
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.rest);
    for (const stop of this.stops.splice(0)) stop();
  }

  /** Show the whole map; in a tall window, fit it to the width. */
  fit(): void {
    const { width, height } = this.room;
    const scale = this.least();
    this.fitted = true;
    this.set({
      scale,
      x: (width - this.width * scale) / 2,
      y: (height - this.height * scale) / 2,
    });
  }

  zoom(by: number, x = this.room.width / 2, y = this.room.height / 2): void {
    const scale = Math.min(CLOSEST, Math.max(this.least(), this.view.scale * by));
    const part = scale / this.view.scale;
    this.fitted = scale <= this.least() * 1.001;
    if (this.fitted) this.fit();
    else this.set({ scale, x: x - (x - this.view.x) * part, y: y - (y - this.view.y) * part });
  }

  pan(dx: number, dy: number): void {
    this.fitted = false;
    this.set({ ...this.view, x: this.view.x + dx, y: this.view.y + dy });
  }

  /** Move the map just far enough to bring a point well into view. */
  reveal(x: number, y: number, margin = 60): void {
    const { width, height } = this.room;
    const { scale } = this.view;
    const [left, top] = [this.view.x + x * scale, this.view.y + y * scale];
    const off = (at: number, size: number): number => {
      const edge = Math.min(margin, size / 3);
      return at < edge ? edge - at : at > size - edge ? size - edge - at : 0;
    };
    const [dx, dy] = [off(left, width), off(top, height)];
    if (dx || dy) this.pan(dx, dy);
  }

  private least(): number {
    const { width, height } = this.room;
    if (!width || !height) return 1;
    return Math.min(width / this.width, height / this.height);
  }

  private measure(): void {
    this.room = this.window.getBoundingClientRect();
  }

  /** Keep a part of the map in the window. */
  private inside(view: View): View {
    const keep = (at: number, size: number, room: number): number => {
      if (size <= room) return Math.min(Math.max(at, 0), room - size);
      const slack = room * 0.15;
      return Math.min(slack, Math.max(room - size - slack, at));
    };
    const { width, height } = this.room;
    return {
      scale: view.scale,
      x: keep(view.x, this.width * view.scale, width),
      y: keep(view.y, this.height * view.scale, height),
    };
  }

  private set(view: View): void {
    this.view = this.inside(view);
    this.restLater();
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      if (this.view.scale < this.drawn * COARSE) this.settle();
      else this.place();
    });
  }

  /** Move and scale the picture without redrawing it. */
  private place(): void {
    const { scale, x, y } = this.view;
    const grown = scale / this.drawn;
    // whole pixels, or everything would be blurred
    const at = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    this.picture.style.transform = grown === 1 ? at : `${at} scale(${grown})`;
  }

  private restLater(): void {
    clearTimeout(this.rest);
    this.rest = window.setTimeout(() => {
      if (this.fingers.size > 0 && this.dragged) this.restLater();
      else this.settle();
    }, REST);
  }

  /** Redraw the picture at its current size. */
  private settle(): void {
    clearTimeout(this.rest);
    this.rest = 0;
    const { scale } = this.view;
    // while the map cannot be moved, let a finger scroll the page
    this.window.classList.toggle("fitted", this.fitted);
    if (this.drawn !== scale) {
      this.drawn = scale;
      this.picture.style.width = `${this.width * scale}px`;
      this.picture.style.height = `${this.height * scale}px`;
      this.picture.classList.toggle("far", scale < FAR);
      // names grow as the map shrinks, in steps, so that they are rarely laid out again
      const names = Math.round(Math.min(1.45, Math.max(1, 0.63 / scale)) * 10) / 10;
      this.picture.style.setProperty("--names", `${names}`);
    }
    this.place();
  }

  private on<K extends keyof HTMLElementEventMap>(
    name: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    options?: AddEventListenerOptions,
  ): void {
    this.window.addEventListener(name, listener, options);
    this.stops.push(() => this.window.removeEventListener(name, listener, options));
  }

  private at({ clientX, clientY }: { clientX: number; clientY: number }): { x: number; y: number } {
    return { x: clientX - this.room.left, y: clientY - this.room.top };
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    if (!this.rest) this.measure(); // the page may have been scrolled
    const { x, y } = this.at(event);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1;
    this.zoom(Math.exp(-Math.max(-200, Math.min(200, event.deltaY * lines)) * 0.0022), x, y);
  }

  private down(event: PointerEvent): void {
    if (event.button > 0) return;
    if (this.fingers.size === 0) {
      this.dragged = false;
      this.measure();
    }
    this.fingers.set(event.pointerId, this.at(event));
  }

  private move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.at(event);
    if (!this.dragged && this.fingers.size === 1 && Math.hypot(now.x - before.x, now.y - before.y) < SLIP)
      return;
    if (!this.dragged) {
      this.dragged = true;
      this.window.setPointerCapture(event.pointerId);
    }
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    if (!other) {
      this.pan(now.x - before.x, now.y - before.y);
      return;
    }
    const part =
      Math.hypot(now.x - other.x, now.y - other.y) /
      Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    this.zoom(part, (now.x + other.x) / 2, (now.y + other.y) / 2);
    if (!this.fitted) this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  private up(event: PointerEvent): void {
    if (!this.fingers.delete(event.pointerId) || event.type !== "pointerup" || this.dragged) return;
    const { x, y } = this.at(event);
    const now = performance.now();
    const again = now - this.tapped.at < DOUBLE && Math.hypot(x - this.tapped.x, y - this.tapped.y) < 30;
    const onSpot = event.target instanceof Element && event.target.closest("[data-spot]") !== null;
    this.tapped = { at: again || onSpot ? 0 : now, x, y };
    if (!again || onSpot) return;
    if (this.view.scale > this.least() * 2.4) this.fit();
    else this.zoom(2, x, y);
  }
}
