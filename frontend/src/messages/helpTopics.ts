import type { PictureName } from "./pictures.ts";

/** One page of help. */
export interface HelpTopic {
  /** The last part of its address. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly picture?: PictureName;
  readonly sections: readonly HelpSection[];
}

interface HelpSection {
  /** The part of the address after `#`, the same in every language. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly terms?: readonly { readonly term: string; readonly text: string }[];
}
