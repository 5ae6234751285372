import type * as Y from "yjs";
import type { FrontPart } from "#domain/play/front/frontFields.ts";
import { secondMs } from "#domain/time.ts";
import { createEvent } from "#frontend/state/createEvent.ts";
import type { EditorCursor } from "../schema/editorCursor.ts";

/** A change of something other than blocks, as a step of undo. */
export interface PartStep {
  /** Successive changes with the same name, without a pause, are one step. Without a name, each is a step. */
  readonly name?: string;
  /** What it changes of the front matter. */
  readonly front?: FrontPart;
}

/** Changes of the document that aren't changes of its blocks. They're in the same undo history. */
export interface PartHistory {
  /**
   * Changes parts of the document other than blocks. Undo takes it back, in the order in which text and other parts were
   * changed.
   */
  readonly change: (step: PartStep, edit: (doc: Y.Doc) => void) => void;
  /** Makes the next change a step of its own. */
  readonly endStep: () => void;
  /** Undoes or redoes a step if it changed the front matter. Returns whether it did. */
  readonly undoFront: (direction: "undo" | "redo") => boolean;
  /** Calls the listener after a step that changed the front matter was undone or redone. Returns a function that stops it. */
  readonly onFrontRestored: (listener: (part: FrontPart) => void) => () => void;
}

/** Where a step was made. */
export interface StepPlace {
  readonly cursor?: EditorCursor | undefined;
  /** What it changed of the front matter. */
  readonly front?: FrontPart | undefined;
  /** Whether it changed no blocks, so that the cursor stays where it is. */
  readonly isPart?: true;
}

/** A pause of this length ends a step, as in word processors. */
const pauseMs = secondMs;
/** A longer step would be too much to lose at once: it's some 30 words of typing. */
const longestMs = 20 * secondMs;

interface StepHistoryOptions {
  /** Returns where the cursor is. */
  readonly cursor: () => EditorCursor | undefined;
  /** Shows the text at the place of a step that was undone or redone. */
  readonly restore: (cursor: EditorCursor | undefined) => void;
  /** The clock (epoch ms). */
  readonly now: () => number;
}

/** Changes that become one step. */
interface StepRun {
  readonly name: string;
  readonly startedAt: number;
  readonly lastAt: number;
}

/** Decides which changes of an origin are one step of undo, and shows the place of a step that was undone. */
export function openStepHistory(
  doc: Y.Doc,
  undo: Y.UndoManager,
  origin: unknown,
  { cursor, restore, now }: StepHistoryOptions,
) {
  let run: StepRun | undefined;
  let place: StepPlace = {};
  const frontRestored = createEvent<[FrontPart]>();

  const begin = (name: string | undefined, at: StepPlace): void => {
    const time = now();
    const continued = run && run.name === name && goesOn(run, time) ? run : undefined;
    if (!continued) undo.stopCapturing();
    run = name === undefined ? undefined : { name, startedAt: continued?.startedAt ?? time, lastAt: time };
    place = at;
  };

  undo.on("stack-item-added", ({ stackItem, origin: madeBy }: { stackItem: StackItem; origin: unknown }) => {
    const undone = undo.currStackItem ? placeOf(undo.currStackItem) : {};
    stackItem.meta.set("place", madeBy === origin ? place : { ...undone, cursor: cursor() });
  });
  undo.on("stack-item-popped", ({ stackItem }: { stackItem: StackItem }) => {
    const { cursor: former, front, isPart } = placeOf(stackItem);
    run = undefined;
    if (front) frontRestored.emit(front);
    if (!isPart) restore(former);
  });

  const parts: PartHistory = {
    change({ name, front }, edit) {
      begin(name === undefined ? undefined : `part ${name}`, { front, isPart: true });
      doc.transact(() => edit(doc), origin);
    },
    endStep() {
      run = undefined;
    },
    undoFront(direction) {
      const stack = direction === "undo" ? undo.undoStack : undo.redoStack;
      const top = stack.at(-1);
      if (!top || !placeOf(top).front) return false;
      undo[direction]();
      return true;
    },
    onFrontRestored: frontRestored.subscribe,
  };
  return {
    parts,
    /** Begins a change of blocks. Successive ones with the same name are one step, without a name, each is a step. */
    beginText: (name: string | undefined, at: EditorCursor | undefined): void => begin(name, { cursor: at }),
  };
}

const goesOn = ({ startedAt, lastAt }: StepRun, time: number): boolean =>
  time - lastAt < pauseMs && time - startedAt < longestMs;

interface StackItem {
  readonly meta: Map<unknown, unknown>;
}

export const placeOf = ({ meta }: StackItem): StepPlace => (meta.get("place") as StepPlace | undefined) ?? {};
