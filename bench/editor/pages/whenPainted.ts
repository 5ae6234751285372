/**
 * Calls back when the frame that shows what has just changed is painted: `requestAnimationFrame` runs before the
 * browser lays out and paints that frame, a message posted from it after.
 */
export function whenPainted(run: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = run;
    port2.postMessage(undefined);
  });
}
