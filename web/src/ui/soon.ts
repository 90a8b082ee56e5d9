import { useEffect, useState } from "preact/hooks";

/**
 * False at first, and true after the next picture: what is drawn then holds up nobody who wants to scroll or tap
 * meanwhile.
 */
export function useSoon(): boolean {
  const [soon, setSoon] = useState(false);
  useEffect(() => {
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setSoon(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return soon;
}
