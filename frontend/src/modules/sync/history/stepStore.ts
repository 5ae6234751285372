/** Where the steps that can be undone and redone in one play are stored, without knowing what they are. */
export interface StepStore {
  /** What was stored last; undefined if there's nothing. */
  readonly stored: () => Uint8Array | undefined;
  /**
   * The steps have changed. They're encoded and stored after the page has been painted, or if it's only more typing in the
   * last step, when the page is idle.
   */
  readonly changed: (encode: () => Uint8Array, when: "soon" | "later") => void;
  /** Stores what has changed, because the play closes. */
  readonly flush: () => void;
}
