import { createEvent } from "#frontend/state/createEvent.ts";
/** A screen that was opened. */
export interface PageVisit {
  /** The address bar's. It may contain secrets, which listeners must remove. */
  readonly address: string;
  /** The previous address, on this site or another. */
  readonly referrer: string;
}

let last: PageVisit | undefined;
const opened = createEvent<[PageVisit]>();

/** The screens opened in this tab. Nothing is stored or sent here. */
export const visits = {
  last: (): PageVisit | undefined => last,
  subscribe: opened.subscribe,
  /** Call it when the screen at this address is open. */
  tell(address: string): void {
    if (address === last?.address) return;
    last = { address, referrer: last?.address ?? document.referrer };
    opened.emit(last);
  },
} as const;
