import { type Attrs, type DOMOutputSpec, type MarkSpec, type Node, Schema } from "prosemirror-model";
import type { BlockId, BlockKind } from "#domain/play/play.ts";
import { isForeign } from "./isForeign.ts";

/** A block node's attributes. The unique-id plugin replaces an empty id. */
export interface BlockAttributes extends Attrs {
  readonly id: BlockId;
  readonly kind: BlockKind;
  readonly simultaneous: boolean;
}

const markSpec = (tag: string, ...also: string[]): MarkSpec => ({
  parseDOM: [tag, ...also].map((name) => ({ tag: name })),
  toDOM: (): DOMOutputSpec => [tag, 0],
});

/**
 * The manuscript's ProseMirror schema. To the writer, a play is a flat sequence of blocks; groups exist only so that
 * the browser can skip laying out what's off-screen.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: "group+" },
    group: {
      content: "block+",
      toDOM: () => ["div", { class: "manuscript-group" }, 0],
      parseDOM: [{ tag: "div.manuscript-group" }],
    },
    block: {
      content: "text*",
      whitespace: "pre",
      defining: true,
      // What's left when everything is deleted begins as a new play does.
      attrs: { id: { default: "" }, kind: { default: "direction" }, simultaneous: { default: false } },
      toDOM: (node) => blockToDom(attributesOf(node)),
      parseDOM: [
        { tag: "*", priority: 100, ignore: true, getAttrs: (element) => isForeign(element) && null },
        { tag: "p[data-kind]", preserveWhitespace: "full", getAttrs: attributesFromDom },
        // Browsers keep an empty block open with this and may leave it after the first letter, so it isn't a new line.
        { tag: "p[data-kind] > br:last-child", ignore: true, getAttrs: (br) => br.nextSibling === null && null },
      ],
    },
    text: {},
  },
  marks: { bold: markSpec("strong", "b"), italic: markSpec("em", "i"), underline: markSpec("u") },
});

export const attributesOf = (node: Node): BlockAttributes => node.attrs as BlockAttributes;

/** Spelling isn't checked in names. */
const blockToDom = ({ id, kind, simultaneous }: BlockAttributes): DOMOutputSpec => [
  "p",
  {
    "data-id": id,
    "data-kind": kind,
    dir: "auto",
    ...(kind === "cue" ? { spellcheck: "false" } : {}),
    ...(simultaneous ? { "data-simultaneous": "" } : {}),
  },
  0,
];

function attributesFromDom(dom: HTMLElement): Attrs {
  const { id = "", kind = "dialogue", simultaneous } = dom.dataset;
  return { id, kind, simultaneous: simultaneous !== undefined };
}
