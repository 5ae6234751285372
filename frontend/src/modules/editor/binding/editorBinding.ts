import type { Node } from "prosemirror-model";
import { EditorState, type Plugin, TextSelection, type Transaction } from "prosemirror-state";
import type * as Y from "yjs";
import { readPlay } from "#domain/play/document/document.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import type { BlockId } from "#domain/play/play.ts";
import { groups, manuscriptNode } from "../plugins/groups.ts";
import { uniqueBlockIds } from "../plugins/uniqueBlockIds.ts";
import { emptyNode, nodeOf } from "../schema/blockNodes.ts";
import { cursorOf, type EditorCursor, posOf } from "../schema/editorCursor.ts";
import { observeDocument } from "./observeDocument.ts";
import { placeholderKind } from "./pull.ts";
import { type LocalChange, localChange } from "./push.ts";
import { type BindingSteps, bindingSteps } from "./steps.ts";
import { rememberCursors, undoPlugin } from "./undo.ts";

/** The editor's state and the document, kept equal. It needs no browser: a view only shows the state and dispatches. */
export interface EditorBinding {
  readonly state: () => EditorState;
  readonly dispatch: (tr: Transaction) => void;
  /** Calls back after every change of the state; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows what was held back while an input method was composing in a block. */
  readonly catchUp: () => void;
  readonly close: () => void;
}

export interface EditorBindingOptions {
  readonly newId: () => BlockId;
  readonly plugins?: readonly Plugin[];
  /** The block in which an input method is composing: it is left alone until that is done. */
  readonly composing?: () => BlockId | undefined;
  /** Tests put mistakes in their place. */
  readonly steps?: BindingSteps;
}

export function openEditorBinding(doc: Y.Doc, options: EditorBindingOptions): EditorBinding {
  const { openUndo, createEntries, writeChange, noteMoves, pullChange } = options.steps ?? bindingSteps;
  const here = { name: "the editor" };
  /** What undo must leave alone. */
  const entries = { name: "the editor's new entries" };
  const undo = openUndo(doc, here);
  const listeners = new Set<() => void>();
  /** Shown, and not in the document, while the play has no blocks: a place for the first word. */
  let standIn = options.newId();
  let state = firstState(doc, standIn, [
    uniqueBlockIds(options.newId),
    groups(),
    undoPlugin(undo),
    ...(options.plugins ?? []),
  ]);
  let cursor: EditorCursor | undefined;
  let typedIn: BlockId | undefined;

  const showsStandIn = (shown: Node): boolean =>
    shown.firstChild?.firstChild?.attrs.id === standIn && !playDocumentOf(doc).blocks.has(standIn);

  const tell = (): void => {
    for (const listener of listeners) undisturbed(listener);
  };

  const show = (tr: Transaction): void => {
    state = state.apply(tr);
    tell();
  };

  const push = (change: LocalChange): void => {
    const block = typingIn(change);
    if (block === undefined || block !== typedIn) undo.stopCapturing();
    typedIn = block;
    if (change.added.length > 0) doc.transact(() => createEntries(doc, change), entries);
    doc.transact(() => writeChange(doc, change), here);
  };

  const dispatch = (tr: Transaction): void => {
    const before = state;
    cursor = cursorOf(before);
    state = state.apply(tr);
    const change = tr.docChanged ? localChange(before.doc, state, showsStandIn(before.doc)) : undefined;
    if (change) push(change);
    tell();
  };

  const stopNoting = afterOwn(doc, [here, undo], (transaction) => noteMoves(transaction, entries));

  const watch = observeDocument(doc, {
    isOwn: (origin) => origin === here || origin === entries,
    isHeld: (id) => options.composing?.() === id,
    onChange(change) {
      if (playDocumentOf(doc).blocks.has(standIn)) standIn = options.newId();
      const tr = pullChange(state, doc, change, standIn);
      if (tr.docChanged) show(tr);
    },
  });

  rememberCursors(undo, {
    before: (origin) => (origin === here ? cursor : cursorOf(state)),
    restore(place) {
      typedIn = undefined;
      show(withCursor(state, place));
    },
  });

  return {
    state: () => state,
    dispatch,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    catchUp: watch.catchUp,
    close() {
      watch.stop();
      stopNoting();
      undo.destroy();
      listeners.clear();
    },
  };
}

function afterOwn(doc: Y.Doc, origins: readonly unknown[], listener: (transaction: Y.Transaction) => void): () => void {
  const onTransaction = (transaction: Y.Transaction): void => {
    if (origins.includes(transaction.origin)) listener(transaction);
  };
  doc.on("afterTransaction", onTransaction);
  return () => doc.off("afterTransaction", onTransaction);
}

/** A panel that fails must not keep the page from showing what was typed. */
function undisturbed(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

function firstState(doc: Y.Doc, standIn: BlockId, plugins: Plugin[]): EditorState {
  const nodes = readPlay(doc).blocks.map(nodeOf);
  const manuscript = manuscriptNode(nodes.length > 0 ? nodes : [emptyNode(standIn, placeholderKind)]);
  return EditorState.create({ doc: manuscript, selection: TextSelection.atStart(manuscript), plugins });
}

/** The block of a change that is plain typing: such changes are undone together, all others one by one. */
function typingIn({ added, rewritten, order }: LocalChange): BlockId | undefined {
  const [only, ...more] = rewritten;
  const plain = added.length === 0 && order.removed.length === 0 && order.runs.length === 0 && more.length === 0;
  return plain && only?.before.kind === only?.block.kind ? only?.block.id : undefined;
}

function withCursor(state: EditorState, cursor: EditorCursor | undefined): Transaction {
  const anchor = cursor && posOf(state.doc, cursor.anchor);
  const head = cursor && posOf(state.doc, cursor.head);
  if (anchor === undefined || head === undefined) return state.tr.scrollIntoView();
  const selection = TextSelection.between(state.doc.resolve(anchor), state.doc.resolve(head));
  return state.tr.setSelection(selection).scrollIntoView();
}
