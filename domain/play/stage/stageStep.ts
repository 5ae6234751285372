/** What a direction does, in order. */
export type StageStep =
  | {
      readonly kind: "enter" | "exit" | "cross";
      readonly names: readonly string[];
      /** It's about the speaker, too: "Exit." in a speech. */
      readonly speaker: boolean;
      /** "Re-enter": they have been on stage before. */
      readonly again: boolean;
    }
  | {
      readonly kind: "exitAll";
      readonly except: readonly string[];
      /** Only those who enter in the same direction: "Enter Players. They dance. Exeunt." */
      readonly entered: boolean;
    }
  /** "Both exit", "They exit": if exactly two are on stage. */
  | { readonly kind: "exitBoth" }
  /** "The same": who was on stage at the end of the scene before. */
  | { readonly kind: "same"; readonly except: readonly string[] };

/** What a direction says about who is on stage. */
export interface DirectionReading {
  readonly steps: readonly StageStep[];
  /** Named without coming or going. At the start of a scene, they're on stage. */
  readonly named: readonly string[];
  /** In a list at the start of a scene: "then the porter". */
  readonly later: readonly string[];
  /** Says that a voice comes from off stage. */
  readonly isOffstage: boolean;
}

export const emptyReading: DirectionReading = { steps: [], named: [], later: [], isOffstage: false };
