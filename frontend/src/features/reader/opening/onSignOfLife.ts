/** What only people do. Programs that check links open the page, and the page scrolls by itself to where the reader stopped. */
const signsOfLife = ["pointerdown", "wheel", "touchmove", "keydown"] as const;

/** Runs each time a person does something on the page. */
export function onSignOfLife(run: () => void, signal: AbortSignal): void {
  const onEvent = ({ isTrusted }: Event) => isTrusted && run();
  for (const sign of signsOfLife) window.addEventListener(sign, onEvent, { signal, passive: true, capture: true });
}
