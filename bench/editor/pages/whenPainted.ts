/**
 * Calls back when the frame with the latest change is painted. `requestAnimationFrame` runs before the browser lays out
 * and paints that frame; a message posted from it arrives afterwards.
 */
export function whenPainted(run: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = run;
    port2.postMessage(undefined);
  });
}
