import { DOMSerializer, type Node, type Slice } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { writeCopied, writeCopiedWords } from "#domain/play/formats/clipboard/writeCopied.ts";
import { writeFountain } from "#domain/play/formats/fountain/writeFountain.ts";
import type { Layout } from "#domain/play/layout/layout.ts";
import { emptyFront } from "#domain/play/play.ts";
import { blockOf } from "../schema/blockNodes.ts";
import { attributesOf, schema } from "../schema/schema.ts";
import { ownType, writeOwn } from "./ownClipboard.ts";

interface PlaySettings {
  readonly language: () => string;
  readonly layout: () => Layout;
}

/**
 * Copies elements as Fountain, which everybody can read, and as HTML with the look of a manuscript; words of one element
 * as plain text. IDs are only in the type that we read ourselves.
 */
export const copying = (settings: PlaySettings): Plugin =>
  new Plugin({
    props: {
      handleDOMEvents: {
        copy: (view, event) => copy(view, event, settings),
        cut(view, event) {
          if (!copy(view, event, settings)) return false;
          view.dispatch(view.state.tr.deleteSelection().scrollIntoView().setMeta("uiEvent", "cut"));
          return true;
        },
      },
      // What's dragged out of the editor.
      clipboardTextSerializer: copiedText,
      clipboardSerializer: withoutIds,
    },
  });

function copy({ state }: EditorView, event: ClipboardEvent, settings: PlaySettings): boolean {
  const { clipboardData } = event;
  if (state.selection.empty || !clipboardData) return false;
  event.preventDefault();
  const slice = state.selection.content();
  clipboardData.clearData();
  clipboardData.setData(ownType, writeOwn(slice));
  clipboardData.setData("text/plain", copiedText(slice));
  clipboardData.setData("text/html", copiedHtml(slice, settings));
  return true;
}

function blocksIn({ content }: Slice): readonly Node[] {
  const nodes: Node[] = [];
  content.descendants((node) => {
    if (node.isTextblock) nodes.push(node);
    return !node.isTextblock;
  });
  return nodes;
}

export function copiedText(slice: Slice): string {
  const nodes = blocksIn(slice);
  if (nodes.length < 2) return slice.content.textBetween(0, slice.content.size, "\n");
  return writeFountain({ front: emptyFront, blocks: nodes.map(blockOf) }, { notes: true });
}

export function copiedHtml(slice: Slice, { language, layout }: PlaySettings): string {
  const blocks = blocksIn(slice).map(blockOf);
  const [only, ...more] = blocks;
  return only && more.length === 0 ? writeCopiedWords(only.text) : writeCopied(blocks, language(), layout());
}

const { nodes, marks } = DOMSerializer.fromSchema(schema);
const withoutIds = new DOMSerializer(
  { ...nodes, block: (node) => ["p", { "data-kind": attributesOf(node).kind, dir: "auto" }, 0] },
  marks,
);
