/** A screen that was opened. */
export interface PageVisit {
  /** The address bar's. It may contain secrets, which listeners must remove. */
  readonly address: string;
  /** The previous address, on this site or another. */
  readonly referrer: string;
}

let last: PageVisit | undefined;
const listeners = new Set<(visit: PageVisit) => void>();

/** The screens opened in this tab. Nothing is stored or sent here. */
export const visits = {
  last: (): PageVisit | undefined => last,
  subscribe(listener: (visit: PageVisit) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Call it when the screen at this address is open. */
  tell(address: string): void {
    if (address === last?.address) return;
    last = { address, referrer: last?.address ?? document.referrer };
    for (const listener of listeners) listener(last);
  },
} as const;
