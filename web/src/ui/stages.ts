import { useEffect, useState } from "preact/hooks";

/**
 * 0 at first, then one more after each picture, up to the last: what is drawn in stages holds up nobody who wants to
 * scroll or tap meanwhile.
 */
export function useStages(last: number): number {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage >= last) return;
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setStage(stage + 1));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [stage, last]);
  return stage;
}
