/** Runs something after the browser has painted the next frame, once however often `start` is called until then. */
export function afterFrame(run: () => void): { readonly start: () => void; readonly stop: () => void } {
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = undefined;
  };
  const start = (): void => {
    frame ??= requestAnimationFrame(() => {
      timer = setTimeout(() => {
        frame = undefined;
        run();
      });
    });
  };
  return { start, stop };
}
