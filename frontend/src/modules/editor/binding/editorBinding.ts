import type { Node } from "prosemirror-model";
import { EditorState, type Plugin, TextSelection, type Transaction } from "prosemirror-state";
import type * as Y from "yjs";
import { readBlocks } from "#domain/play/document/document.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import type { BlockId } from "#domain/play/play.ts";
import type { StepStore } from "#frontend/modules/sync/history/stepStore.ts";
import { callSafely } from "#frontend/platform/callSafely.ts";
import type { Store } from "#frontend/state/createStore.ts";
import { groups, manuscriptNode } from "../plugins/groups.ts";
import { uniqueBlockIds } from "../plugins/uniqueBlockIds.ts";
import { emptyNode, nodeOf } from "../schema/blockNodes.ts";
import { cursorOf, type EditorCursor, posOf } from "../schema/editorCursor.ts";
import { observeDocument } from "./observeDocument.ts";
import { openStepHistory, type PartHistory } from "./openStepHistory.ts";
import { onlyShows, placeholderKind } from "./pull.ts";
import { alongsideOf, type LocalChange, localChange, transactChange } from "./push.ts";
import { keepSteps } from "./stepCode.ts";
import { type BindingSteps, bindingSteps } from "./steps.ts";
import { undoPlugin } from "./undo.ts";

/** Keeps the editor's state and the document equal. Needs no browser: a view only renders the state and dispatches. */
export interface EditorBinding extends PartHistory {
  readonly doc: Y.Doc;
  readonly state: () => EditorState;
  readonly dispatch: (tr: Transaction) => void;
  /** Calls the listener after every change of the state. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Applies the remote changes that were held back while an input method was composing. */
  readonly catchUp: () => void;
  /** Whether undo or redo has come to steps that this device can't do anymore, and nobody has closed the notice about it. */
  readonly lostSteps: Store<boolean>;
  readonly close: () => void;
}

export interface EditorBindingOptions {
  readonly newId: () => BlockId;
  readonly plugins?: readonly Plugin[];
  /** Returns the block in which an input method is composing; remote changes to it wait. */
  readonly composing?: () => BlockId | undefined;
  /** Where the steps of undo are stored; absent if they end with the binding. */
  readonly stepStore?: StepStore | undefined;
  /** The clock (epoch ms). */
  readonly now?: () => number;
  /** Lets tests inject faults. */
  readonly steps?: BindingSteps;
}

export function openEditorBinding(doc: Y.Doc, options: EditorBindingOptions): EditorBinding {
  const { openUndo, createEntries, writeChange, noteMoves, pullChange } = options.steps ?? bindingSteps;
  const here = { name: "the editor" };
  /** The origin of changes that undo must not revert. */
  const entries = { name: "the editor's new entries" };
  const undo = openUndo(doc, here);
  const steps = openStepHistory(doc, undo, here, {
    cursor: () => cursorOf(state),
    restore: (cursor) => show(withCursor(state, cursor)),
    now: options.now ?? Date.now,
  });
  const endSteps = options.stepStore && keepSteps(doc, undo, options.stepStore);
  const listeners = new Set<() => void>();
  /** The placeholder that the editor shows, and that isn't in the document, while a play has no blocks. */
  let placeholderId = options.newId();
  let state = firstState(doc, placeholderId, pluginsOf(options, undo));
  const showsPlaceholder = (shown: Node): boolean =>
    shown.firstChild?.firstChild?.attrs.id === placeholderId && !playDocumentOf(doc).blocks.has(placeholderId);

  const notifyListeners = (): void => {
    for (const listener of listeners) callSafely(listener);
  };

  const show = (tr: Transaction): void => {
    state = state.apply(tr.setMeta(onlyShows, true));
    notifyListeners();
  };

  const push = (change: LocalChange, cursor: EditorCursor | undefined): void => {
    steps.beginText(runOf(change), cursor);
    if (change.added.length > 0) doc.transact(() => createEntries(doc, change), entries);
    transactChange(doc, change, here, writeChange);
  };

  const dispatch = (tr: Transaction): void => {
    const before = state;
    state = state.apply(tr);
    // A plugin may have changed the text because the cursor moved.
    const change = state.doc === before.doc ? undefined : localChange(tr, before, state, showsPlaceholder(before.doc));
    const edit = alongsideOf(tr);
    if (change) push(change, cursorOf(before));
    else if (edit) steps.parts.change({}, edit);
    else if (!state.selection.eq(before.selection)) steps.parts.endStep();
    notifyListeners();
  };

  const stopNotingMoves = afterTransactionsOf(doc, [here, undo], (transaction) => noteMoves(transaction, entries));

  const observer = observeDocument(doc, {
    isOwn: (origin) => origin === here || origin === entries,
    isHeld: (id) => options.composing?.() === id,
    onChange(change) {
      if (playDocumentOf(doc).blocks.has(placeholderId)) placeholderId = options.newId();
      const tr = pullChange(state, doc, change, placeholderId);
      if (tr.docChanged) show(tr);
    },
  });

  return {
    doc,
    state: () => state,
    dispatch,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ...steps.parts,
    catchUp: observer.catchUp,
    lostSteps: undo.lostWanted,
    close() {
      endSteps?.();
      observer.stop();
      stopNotingMoves();
      undo.destroy();
      listeners.clear();
    },
  };
}

const pluginsOf = ({ newId, plugins = [] }: EditorBindingOptions, undo: Y.UndoManager): Plugin[] => [
  uniqueBlockIds(newId),
  groups(),
  undoPlugin(undo),
  ...plugins,
];

function afterTransactionsOf(
  doc: Y.Doc,
  origins: readonly unknown[],
  listener: (transaction: Y.Transaction) => void,
): () => void {
  const onTransaction = (transaction: Y.Transaction): void => {
    if (origins.includes(transaction.origin)) listener(transaction);
  };
  doc.on("afterTransaction", onTransaction);
  return () => doc.off("afterTransaction", onTransaction);
}

function firstState(doc: Y.Doc, placeholderId: BlockId, plugins: Plugin[]): EditorState {
  const nodes = readBlocks(doc).map(nodeOf);
  const manuscript = manuscriptNode(nodes.length > 0 ? nodes : [emptyNode(placeholderId, placeholderKind)]);
  return EditorState.create({ doc: manuscript, selection: TextSelection.atStart(manuscript), plugins });
}

/**
 * Returns the name of the run that a change belongs to: typing in one block, or deleting in one direction with a key. Any other
 * change is in none.
 */
function runOf({ added, rewritten, order, deletes, isOwnStep }: LocalChange): string | undefined {
  const changesKind = rewritten.some(({ before, block }) => before.kind !== block.kind);
  if (isOwnStep || changesKind || added.length > 0 || order.runs.length > 0) return undefined;
  if (deletes) return `delete ${deletes}`;
  const [only, ...more] = rewritten;
  return only && more.length === 0 && order.removed.length === 0 ? `type ${only.block.id}` : undefined;
}

function withCursor(state: EditorState, cursor: EditorCursor | undefined): Transaction {
  const anchor = cursor && posOf(state.doc, cursor.anchor);
  const head = cursor && posOf(state.doc, cursor.head);
  if (anchor === undefined || head === undefined) return state.tr.scrollIntoView();
  const selection = TextSelection.between(state.doc.resolve(anchor), state.doc.resolve(head));
  return state.tr.setSelection(selection).scrollIntoView();
}
