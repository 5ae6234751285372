import * as Y from "yjs";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import type { BlockId } from "#domain/play/play.ts";
import type { StepStore } from "#frontend/modules/sync/history/stepStore.ts";
import { type EditorBinding, openEditorBinding } from "../binding/editorBinding.ts";
import { keepDeleted } from "../binding/keepDeleted.ts";
import { loadStepCode } from "../binding/stepCode.ts";

/** Stored steps in memory. They're encoded when they're read. */
export function memorySteps(bytes?: Uint8Array) {
  let read = (): Uint8Array | undefined => bytes;
  const store: StepStore = {
    stored: () => read(),
    changed: (encode) => {
      read = encode;
    },
    flush: () => {
      const last = read();
      read = () => last;
    },
  };
  return { store, read: () => read() };
}

/** A play that is opened again from the updates that its device stored, and from the steps. */
export interface ReloadedPlay {
  readonly doc: Y.Doc;
  readonly manuscript: EditorBinding;
  /** Every update of the document, the first ones from before the reload. */
  readonly updates: readonly Uint8Array[];
  readonly steps: () => Uint8Array | undefined;
}

await loadStepCode();

let reloads = 0;

export function reload(
  stored: readonly Uint8Array[],
  bytes: Uint8Array | undefined,
  { prepare = keepDeleted } = {},
): ReloadedPlay {
  const doc = new Y.Doc();
  prepare(doc, bytes);
  doc.transact(() => {
    for (const update of stored) Y.applyUpdate(doc, update, "remote");
  }, "remote");
  const updates = [...stored];
  doc.on("update", (update: Uint8Array) => updates.push(update));
  const { store, read } = memorySteps(bytes);
  const prefix = `again${reloads++}-`;
  let made = 0;
  const manuscript = openEditorBinding(doc, { newId: () => `${prefix}${made++}` as BlockId, stepStore: store });
  return { doc, manuscript, updates, steps: read };
}

/** Everything that undo changes in a play. */
export function contentOf(doc: Y.Doc): string {
  const { moves: _, removed: __, blocks, order, ...maps } = playDocumentOf(doc);
  const texts = [...blocks].map(([id, text]) => [id, [text.toDelta(), text.getAttributes()]]);
  const values = Object.entries(maps).map(([name, map]) => [name, map.toJSON()]);
  return JSON.stringify({ order: order.toArray(), ...Object.fromEntries([...texts, ...values]) }, inOrder);
}

/** The order of keys in a map says nothing. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
