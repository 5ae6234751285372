import type { ResolvedPos } from "prosemirror-model";
import { type EditorState, TextSelection } from "prosemirror-state";
import * as Y from "yjs";
import { documentOf, readPlay } from "#domain/play/document/document.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import { type Block, type BlockId, blockKinds, type Play } from "#domain/play/play.ts";
import type { Action } from "../actions/action.ts";
import { enter } from "../actions/enter.ts";
import { joinBackward } from "../actions/joinBackward.ts";
import { joinForward } from "../actions/joinForward.ts";
import { kindActions } from "../actions/kinds.ts";
import { bold, italic } from "../actions/marks.ts";
import { sceneDown, sceneUp } from "../actions/moveScene.ts";
import { newline } from "../actions/newline.ts";
import { redo } from "../actions/redo.ts";
import { shiftTab } from "../actions/shiftTab.ts";
import { simultaneous } from "../actions/simultaneous.ts";
import { tab } from "../actions/tab.ts";
import { undo } from "../actions/undo.ts";
import { type EditorBinding, openEditorBinding } from "../binding/editorBinding.ts";
import type { BindingSteps } from "../binding/steps.ts";
import { cursorOf } from "../schema/editorCursor.ts";
import { blocksOf } from "../schema/flat.ts";

/** Returns a number from 0 up to a bound; the same numbers for the same seed (mulberry32). */
export type RandomSource = (bound: number) => number;

export function randomSourceOf(seed: number): RandomSource {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * bound);
  };
}

const pick = <T>(dice: RandomSource, from: readonly T[]): T => from[dice(from.length)] as T;

/** One device: a document, an editor on it, and updates that haven't been delivered to it yet. */
export interface Replica {
  readonly doc: Y.Doc;
  readonly manuscript: EditorBinding;
  readonly inbox: Uint8Array[];
  /** The prefix of all words typed here. */
  readonly mark: string;
  composing: boolean;
}

export interface World {
  readonly dice: RandomSource;
  readonly replicas: readonly Replica[];
  /** Every word that was typed and not deleted by hand; each is typed once. */
  readonly words: Set<string>;
  /** A position: half of all edits happen near it, so that the three devices conflict. */
  readonly hotSpot: number;
  typed: number;
  /** Another edit, which is made now and then. Without one, a seed gives the history that it always gave. */
  anotherEdit?: (world: World, replica: Replica) => void;
}

export function openWorld(seed: number, steps?: BindingSteps): World {
  const dice = randomSourceOf(seed);
  const first = documentOf(randomPlay(dice));
  const words = new Set(documentWords(first));
  const replicas = [0, 1, 2].map((number) => openReplica(first, number, steps));
  for (const replica of replicas) broadcastUpdates(replica, replicas);
  return { dice, replicas, words, hotSpot: dice(first.getArray("order").length * 20 + 1), typed: 0 };
}

function randomPlay(dice: RandomSource): Play {
  const count = pick(dice, [0, 1, 3, 20, 60, 130]);
  const block = (_: unknown, index: number): Block => ({
    id: `start${index}` as BlockId,
    kind:
      index % 9 === 0
        ? "scene"
        : pick(
            dice,
            blockKinds.filter((kind) => kind !== "pageBreak"),
          ),
    text: dice(5) === 0 ? [] : [{ text: `<a${index}> <b${index}> <c${index}> ` }],
  });
  return { front: emptyFront, blocks: Array.from({ length: count }, block) };
}

/** Opens a device of its own, or the same one at another time: `number` becomes its Yjs client id. */
export function openReplica(first: Y.Doc, number: number, steps?: BindingSteps): Replica {
  const doc = new Y.Doc();
  doc.clientID = number + 1;
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(first));
  let made = 0;
  const replica: { composing: boolean; manuscript?: EditorBinding } = { composing: false };
  const manuscript = openEditorBinding(doc, {
    newId: () => `r${number}-${made++}` as BlockId,
    composing: () => (replica.composing ? cursorId(manuscript) : undefined),
    ...(steps ? { steps } : {}),
  });
  return Object.assign(replica, { doc, manuscript, inbox: [], mark: `r${number}w` });
}

const cursorId = (manuscript: EditorBinding): BlockId | undefined => cursorOf(manuscript.state())?.head.id;

/** Adds every update of one device to the inboxes of the others. */
function broadcastUpdates(replica: Replica, all: readonly Replica[]): void {
  replica.doc.on("update", (update: Uint8Array, origin: unknown) => {
    if (origin === "network") return;
    for (const other of all) if (other !== replica) other.inbox.push(update);
  });
}

/** Delivers one waiting update, in any order; one in five stays to be delivered again. */
export function deliverOne({ dice }: World, { doc, inbox }: Replica): void {
  const index = dice(inbox.length);
  const update = inbox[index];
  if (!update) return;
  if (dice(5) > 0) inbox.splice(index, 1);
  Y.applyUpdate(doc, update, "network");
}

export function deliverAll({ replicas }: World): void {
  for (const replica of replicas) {
    endComposition(replica);
    for (const update of replica.inbox.splice(0)) Y.applyUpdate(replica.doc, update, "network");
    applyPending(replica.doc);
  }
}

/**
 * Yjs holds back updates that arrive too early and may miss that two of them only need each other (once in 10,000
 * histories). Reading a log in order, as devices do, never causes this; the test applies them again.
 */
function applyPending(doc: Y.Doc): void {
  const waiting = doc.store.pendingStructs;
  if (waiting) Y.applyUpdateV2(doc, waiting.update, "network");
}

/**
 * Returns the words of a text. They're typed within < >, so that words which a merge puts side by side stay distinct.
 */
export const wordsIn = (text: string): string[] => text.match(/<\w+>/g) ?? [];

/** Returns every word in the document, in the play or out of it. */
export const documentWords = (doc: Y.Doc): string[] =>
  [...playDocumentOf(doc).blocks.values()].flatMap((text) => {
    const delta: { insert: string }[] = text.toDelta();
    return wordsIn(delta.map(({ insert }) => insert).join(""));
  });

const shownWords = (state: EditorState): Set<string> =>
  new Set(blocksOf(state.doc).flatMap(({ text }) => wordsIn(text.map((span) => span.text).join(""))));

/** Makes one random edit at a random position between two words. */
export function writeRandomly(world: World, replica: Replica): void {
  if (world.anotherEdit && world.dice(6) === 0) {
    endComposition(replica);
    deleteOnPurpose(world, replica, world.anotherEdit);
    return;
  }
  const roll = world.dice(100);
  if (roll >= 32) endComposition(replica);
  if (roll < 32) type(world, replica);
  else if (roll < 48) undoRandomly(world, replica);
  else deleteOnPurpose(world, replica, roll < 65 ? deleteRandomly : runRandomly);
}

/**
 * Undoes or redoes. This may only remove words typed on this device, which may be in a block that's no longer in the
 * play.
 */
function undoRandomly({ dice, words }: World, replica: Replica): void {
  const removed = removedBy(
    () => new Set(documentWords(replica.doc)),
    () => run(replica, pick(dice, [undo, undo, redo])),
  );
  for (const word of removed) if (word.startsWith(`<${replica.mark}`)) words.delete(word);
}

/** Runs an edit that may delete anybody's words, as a writer does on purpose. */
function deleteOnPurpose(world: World, replica: Replica, act: (world: World, replica: Replica) => void): void {
  const removed = removedBy(
    () => shownWords(replica.manuscript.state()),
    () => act(world, replica),
  );
  for (const word of removed) world.words.delete(word);
}

function removedBy(look: () => ReadonlySet<string>, act: () => void): string[] {
  const before = look();
  act();
  const after = look();
  return [...before].filter((word) => !after.has(word));
}

const randomActions: readonly Action[] = [
  ...[enter, enter, enter, joinBackward, joinBackward, joinForward, tab, shiftTab, newline],
  ...[bold, italic, sceneUp, sceneDown, simultaneous, ...kindActions],
];

export function endComposition(replica: Replica): void {
  replica.composing = false;
  replica.manuscript.catchUp();
}

function type(world: World, replica: Replica): void {
  const { manuscript } = replica;
  const word = `<${replica.mark}${world.typed++}>`;
  if (!replica.composing) select(world, replica, false);
  world.words.add(word);
  const { tr } = manuscript.state();
  const start = replica.composing ? composedFrom(world, manuscript.state()) : tr.selection.head;
  manuscript.dispatch(tr.insertText(` ${word} `, start, tr.selection.head));
  replica.composing ||= world.dice(8) === 0;
}

/**
 * Returns where a composition starts. An input method often replaces what it wrote last: the word before the cursor.
 */
function composedFrom({ dice, words }: World, { selection: { $head } }: EditorState): number {
  const [last, word] = / (<\w+>) $/.exec($head.parent.textContent.slice(0, $head.parentOffset)) ?? [];
  if (last === undefined || word === undefined || dice(2) === 0) return $head.pos;
  words.delete(word);
  return $head.pos - last.length;
}

function run({ manuscript }: Replica, action: Action): void {
  action.run(manuscript.state(), manuscript.dispatch);
}

function runRandomly(world: World, replica: Replica): void {
  const action = pick(world.dice, randomActions);
  select(world, replica, world.dice(4) === 0 && action !== enter);
  if (action === joinBackward) moveCaret(replica, ($head) => $head.start());
  if (action === joinForward) moveCaret(replica, ($head) => $head.end());
  run(replica, action);
}

function deleteRandomly(world: World, replica: Replica): void {
  select(world, replica, true);
  const { manuscript } = replica;
  manuscript.dispatch(manuscript.state().tr.deleteSelection());
}

function select({ dice, hotSpot }: World, { manuscript }: Replica, range: boolean): void {
  const { doc, tr } = manuscript.state();
  const place = (): number => (dice(2) === 0 ? dice(doc.content.size) : Math.min(doc.content.size, hotSpot + dice(60)));
  const anchor = place();
  const head = range ? Math.min(doc.content.size, anchor + dice(pick(dice, [10, 60, 2000]))) : anchor;
  const selection = TextSelection.between(doc.resolve(anchor), doc.resolve(head));
  const [from, to] = [endOfWord(doc.resolve(selection.anchor)), endOfWord(doc.resolve(selection.head))];
  manuscript.dispatch(tr.setSelection(TextSelection.create(doc, from, range ? to : from)));
}

function moveCaret({ manuscript }: Replica, to: ($head: ResolvedPos) => number): void {
  const { doc, selection, tr } = manuscript.state();
  manuscript.dispatch(tr.setSelection(TextSelection.create(doc, to(selection.$head))));
}

/** Returns the end of the word at a position. */
function endOfWord($pos: ResolvedPos): number {
  const rest = $pos.parent.textContent.slice($pos.parentOffset);
  return $pos.pos + (/^\S*/.exec(rest)?.[0].length ?? 0);
}

/** Returns what the editor shows; nothing while it shows only the placeholder of an empty play. */
export function shownBlocks({ doc, manuscript }: Replica): readonly Block[] {
  const shown = blocksOf(manuscript.state().doc);
  return shown.length === 1 && !playDocumentOf(doc).blocks.has(shown[0]?.id ?? "") ? [] : shown;
}

/** Returns both sides without the block that an input method is holding. */
export function shownAndStored(replica: Replica): { shown: readonly Block[]; held: readonly Block[] } {
  const without = replica.composing ? cursorId(replica.manuscript) : undefined;
  const only = (blocks: readonly Block[]): readonly Block[] => blocks.filter(({ id }) => id !== without);
  return { shown: only(shownBlocks(replica)), held: only(readPlay(replica.doc).blocks) };
}
