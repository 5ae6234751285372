import type { Node } from "prosemirror-model";
import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { type TypedElement, typedElement } from "#domain/play/formats/words/typedKind.ts";
import type { BlockId, BlockKind } from "#domain/play/play.ts";
import { smartText, type TypedChange, type TypingRules } from "#domain/play/typing/smartTyping.ts";
import { type BlockPosition, findBlockPosition, findNeighbor } from "../actions/blockPosition.ts";
import { kindMeta } from "../actions/kinds.ts";
import { findCueNear } from "../actions/simultaneous.ts";
import { fromElsewhere, onlyShows } from "../binding/pull.ts";
import { changedBlocks, idOf } from "../schema/flat.ts";
import { attributesOf } from "../schema/schema.ts";
import { someSpeaker, speakerKeyOf } from "../schema/speakers.ts";

interface TypedElements {
  /** Blocks with text typed in this session. Others keep their kind. */
  readonly typed: ReadonlySet<BlockId>;
  /** Blocks whose kind the writer chose or restored, with the text they had. */
  readonly chosen: ReadonlySet<BlockId>;
  /** The kinds that the writer chose for elements before typing in them. Only marks and headings change these. */
  readonly begunAs: ReadonlyMap<BlockId, BlockKind>;
  readonly cast: () => readonly string[];
  readonly rules: () => TypingRules;
}

const key = new PluginKey<TypedElements>("typedElements");
const recognizedMeta = "recognized";

/**
 * Lets Enter and Tab recognize typed text: `SCENE TWO` typed in place of a character becomes a scene. Headings are also
 * recognized when the cursor goes elsewhere. Runs only when the writer leaves the element; one undo reverts it, and then it isn't recognized again.
 */
export const typedElements = (context: Pick<TypedElements, "cast" | "rules">): Plugin<TypedElements> =>
  new Plugin({
    key,
    state: {
      init: (): TypedElements => ({ typed: new Set(), chosen: new Set(), begunAs: new Map(), ...context }),
      apply: (tr, now, before, after) => (tr.docChanged ? follow(tr, now, before, after) : now),
    },
    appendTransaction: (transactions, before, after) =>
      transactions.every((tr) => !tr.docChanged && !tr.getMeta(onlyShows)) ? headingLeft(before, after) : undefined,
  });

/** Recognizes a heading or closing line that the cursor leaves without Enter or Tab, because the next line is there already. */
function headingLeft(before: EditorState, after: EditorState): Transaction | undefined {
  const place = findBlockPosition(before);
  if (!place || place.start === findBlockPosition(after)?.start) return undefined;
  const kind = headingIn(after, place, place.node.textContent);
  return kind && withKind(after.tr, place, kind);
}

const headingKinds: ReadonlySet<BlockKind> = new Set(["act", "scene", "transition"]);

/** Returns the heading or closing line that a text is at the start of an element; undefined if it's something else. */
export function headingIn(state: EditorState, place: BlockPosition, text: string): BlockKind | undefined {
  const element = elementWith(state, place, text);
  return element?.from === 0 && element.to === text.length && headingKinds.has(element.kind) ? element.kind : undefined;
}

export const withKind = (tr: Transaction, { start }: Pick<BlockPosition, "start">, kind: BlockKind): Transaction =>
  tr.setNodeAttribute(start, "kind", kind).setMeta(recognizedMeta, true);

function follow(tr: Transaction, now: TypedElements, before: EditorState, after: EditorState): TypedElements {
  const changed = changedBlocks(before.doc, after.doc);
  const old = new Map(changed.before.map((node) => [idOf(node), node]));
  const isTyped = !tr.getMeta(fromElsewhere) && !tr.getMeta("paste");
  const typed: BlockId[] = [];
  const chosen: BlockId[] = [];
  for (const node of changed.after) {
    const id = idOf(node);
    const was = old.get(id);
    if (!was || was === node) continue;
    if (was.textContent !== node.textContent) typed.push(id);
    if (node.content.size > 0 && isMarkedDifferently(was, node)) chosen.push(id);
  }
  return {
    ...now,
    typed: isTyped ? withAll(now.typed, typed) : now.typed,
    chosen: tr.getMeta(recognizedMeta) ? now.chosen : withAll(now.chosen, chosen),
    begunAs: withBegun(now.begunAs, tr.getMeta(kindMeta), changed.after),
  };
}

function withBegun(
  begunAs: TypedElements["begunAs"],
  kind: BlockKind | undefined,
  nodes: readonly Node[],
): TypedElements["begunAs"] {
  if (!kind) return begunAs;
  const empty = nodes.filter((node) => node.content.size === 0);
  return new Map([...begunAs, ...empty.map((node) => [idOf(node), kind] as const)]);
}

function isMarkedDifferently(one: Node, other: Node): boolean {
  const [was, is] = [attributesOf(one), attributesOf(other)];
  return was.kind !== is.kind || was.simultaneous !== is.simultaneous;
}

const withAll = (set: ReadonlySet<BlockId>, ids: readonly BlockId[]): ReadonlySet<BlockId> =>
  ids.every((id) => set.has(id)) ? set : new Set([...set, ...ids]);

/**
 * Returns what the element at the cursor becomes when the writer continues from its end; undefined if it doesn't
 * change.
 */
export const recognizedKind = (state: EditorState): BlockKind | undefined =>
  recognizedElement(state, findBlockPosition(state))?.kind;

const recognizedElement = (state: EditorState, place: BlockPosition | undefined): TypedElement | undefined =>
  place && isLeft(state, place) ? elementWith(state, place, place.node.textContent) : undefined;

function elementWith(state: EditorState, place: BlockPosition, text: string): TypedElement | undefined {
  const elements = key.getState(state);
  if (!elements) return undefined;
  const id = idOf(place.node);
  if (!elements.typed.has(id) || elements.chosen.has(id)) return undefined;
  const { kind } = attributesOf(place.node);
  return typedElement(text, {
    kind,
    isChosen: elements.begunAs.get(id) === kind,
    speaks: (name) => speaks(state, id, elements.cast(), name),
    followsSpeech: () => findCueNear(state.doc, place, -1) !== undefined,
    isAfterSetting: () => findNeighbor(state.doc, place, -1)?.kind === "setting",
    isBeforeSpeech: () => isFirstBlock(place) || !someSpeaker(state.doc, id, () => true),
  });
}

/** The first block of the first group. */
const isFirstBlock = ({ start }: BlockPosition): boolean => start === 1;

const isLeft = ({ selection }: EditorState, { node, end }: BlockPosition): boolean =>
  selection.empty && selection.head === end - 1 && node.content.size > 0;

function speaks({ doc }: EditorState, id: BlockId, cast: readonly string[], name: string): boolean {
  const wanted = speakerKeyOf(name);
  const isWanted = (speaker: string): boolean => speakerKeyOf(speaker) === wanted;
  return cast.some(isWanted) || someSpeaker(doc, id, isWanted);
}

/**
 * Gives the element at the cursor the kind that its text suggests, and removes Fountain's marks from it. Returns its kind
 * afterward.
 */
export function recognize(tr: Transaction, state: EditorState, place: BlockPosition): BlockKind {
  const element = recognizedElement(state, place);
  if (!element) return place.kind;
  const { kind, from, to, isSimultaneous } = element;
  const text = place.start + 1;
  if (to < place.node.content.size) tr.delete(text + to, place.end - 1);
  if (from > 0) tr.delete(text, text + from);
  withKind(tr, place, kind);
  if (isSimultaneous) tr.setNodeAttribute(place.start, "simultaneous", true);
  writeMarksFor(kind, tr, state, place);
  return kind;
}

/** Smart typing leaves names as they're typed, so what it would have replaced depends on what the line turns out to be. */
function writeMarksFor(
  kind: BlockKind,
  tr: Transaction,
  state: EditorState,
  { kind: was, start }: BlockPosition,
): void {
  const rules = key.getState(state)?.rules();
  const text = tr.doc.nodeAt(start)?.textContent ?? "";
  if (!rules || (was === "cue") === (kind === "cue")) return;
  for (const { from, to, text: written } of kind === "cue" ? straightMarks(text) : smartText(text, rules))
    tr.insertText(written, start + 1 + from, start + 1 + to);
}

/** The apostrophes of a name. */
const straightMarks = (text: string): TypedChange[] =>
  [...text.matchAll(/’/g)].map(({ index }) => ({ from: index, to: index + 1, text: "'" }));
