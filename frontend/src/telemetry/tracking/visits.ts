/** A screen that was opened. */
export interface PageVisit {
  /** The address bar's. It may hold secrets: whoever tells it takes them out. */
  readonly address: string;
  /** Where the visitor was before, on this site or another. */
  readonly referrer: string;
}

let last: PageVisit | undefined;
const listeners = new Set<(visit: PageVisit) => void>();

/** The screens that are opened in this tab. Nothing is kept or sent by it. */
export const visits = {
  last: (): PageVisit | undefined => last,
  subscribe(listener: (visit: PageVisit) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The screen at this address is open. */
  tell(address: string): void {
    if (address === last?.address) return;
    last = { address, referrer: last?.address ?? document.referrer };
    for (const listener of listeners) listener(last);
  },
} as const;
