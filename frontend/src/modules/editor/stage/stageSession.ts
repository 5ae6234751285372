import type * as Y from "yjs";
import { readFront } from "#domain/play/document/front.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import { readStageMarks } from "#domain/play/document/stage.ts";
import { readTyping } from "#domain/play/document/typing.ts";
import type { Block, BlockId, StageMarks } from "#domain/play/play.ts";
import { languageOf } from "#domain/play/stage/languageOf.ts";
import { StageBlockReader } from "#domain/play/stage/stageBlocks.ts";
import { castKeyOf, stageCastOf } from "#domain/play/stage/stageCast.ts";
import { type PlayScene, stageSteps } from "#domain/play/stage/stagePlay.ts";
import { stageWords } from "#frontend/messages/stage.yaml";
import { workWhenIdle } from "#frontend/platform/workWhenIdle.ts";
import { createStore, type ReadableStore } from "#frontend/state/createStore.ts";
import type { Editor } from "../editor.ts";
import { blocksOf } from "../schema/flat.ts";
import { type ShownHint, showStageHints } from "./stagePlugin.ts";

/** Who is on stage in a play, as of its last pause. */
export interface Staged {
  readonly scenes: readonly PlayScene[];
  readonly reader: StageBlockReader;
  readonly marks: StageMarks;
  readonly sceneOf: ReadonlyMap<BlockId, PlayScene>;
}

type StageEditor = Pick<Editor, "doc" | "state" | "subscribe" | "view">;

/** Milliseconds without a change before it's computed again. */
const pauseMs = 300;

/** Who is on stage in the play of an editor. It's computed only while somebody subscribes to it. */
interface StageSession extends ReadableStore<Staged | undefined> {
  /** Computes it at once if it isn't known for the current text. */
  readonly compute: () => Staged;
}

const sessions = new WeakMap<StageEditor, StageSession>();

export function stageOf(editor: StageEditor): StageSession {
  const session = sessions.get(editor) ?? openSession(editor);
  sessions.set(editor, session);
  return session;
}

function openSession(editor: StageEditor): StageSession {
  const staged = createStore<Staged | undefined>(undefined);
  /** What was known last, of which unchanged scenes are used again. */
  let last: Staged | undefined;
  let subscribers = 0;
  let stop: () => void = () => undefined;
  const publish = (found: Staged): void => {
    last = found;
    staged.set(found);
  };
  return {
    get: staged.get,
    compute() {
      const steps = stagedSteps(editor, last);
      let step = steps.next();
      while (!step.done) step = steps.next();
      last = step.value;
      return last;
    },
    subscribe(listener) {
      const unsubscribe = staged.subscribe(listener);
      if (subscribers++ === 0) stop = keepStaged(editor, () => last, publish);
      return () => {
        unsubscribe();
        if (--subscribers > 0) return;
        stop();
        // It may be out of date when somebody subscribes again.
        staged.set(undefined);
        showStageHints(editor.view(), []);
      };
    },
  };
}

/** Computes now, and again after each change, while the browser is idle. Returns a function that stops it. */
function keepStaged(
  editor: StageEditor,
  before: () => Staged | undefined,
  onStaged: (staged: Staged) => void,
): () => void {
  let seen = editor.state().doc;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWork: () => void = () => undefined;
  const begin = (ms: number): void => {
    stopWork();
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { doc } = editor.state();
      stopWork = workWhenIdle(stagedSteps(editor, before()), (staged) => {
        if (editor.state().doc !== doc) return begin(pauseMs);
        onStaged(staged);
        showStageHints(editor.view(), hintsOf(staged));
      });
    }, ms);
  };
  const stopListening = editor.subscribe(() => {
    const { doc } = editor.state();
    if (doc === seen) return;
    seen = doc;
    begin(pauseMs);
  });
  const { stage, front, typing } = playDocumentOf(editor.doc);
  const now = (): void => begin(0);
  stage.observe(now);
  front.observeDeep(now);
  typing.observe(now);
  now();
  return () => {
    clearTimeout(timer);
    stopWork();
    stopListening();
    stage.unobserve(now);
    front.unobserveDeep(now);
    typing.unobserve(now);
  };
}

const hintsOf = ({ scenes }: Staged): readonly ShownHint[] =>
  scenes.flatMap(({ stage }) =>
    stage.hints.map(({ blockId, name, reason }) => ({ cue: blockId, text: stageWords.hint[reason]({ name }) })),
  );

const castKeys = new WeakMap<StageBlockReader, string>();

/** Reads only what has changed since an earlier result. */
export function* stagedSteps(
  { doc, state }: Pick<StageEditor, "doc" | "state">,
  before: Staged | undefined,
): Generator<undefined, Staged> {
  const blocks = blocksOf(state().doc);
  yield;
  const reader = readerFor(doc, blocks, before?.reader);
  const found = readStageMarks(doc);
  const marks = before && JSON.stringify(before.marks) === JSON.stringify(found) ? before.marks : found;
  yield;
  const isSame = before?.reader === reader && before.marks === marks;
  const scenes = yield* stageSteps(blocks, reader, marks, isSame ? before.scenes : []);
  const sceneOf = new Map(scenes.flatMap((scene) => scene.blocks.map(({ id }) => [id, scene] as const)));
  return { scenes, reader, marks, sceneOf };
}

function readerFor(doc: Y.Doc, blocks: readonly Block[], before: StageBlockReader | undefined): StageBlockReader {
  const { characters } = readFront(doc);
  const language = languageOf(blocks, readTyping(doc)?.language);
  const key = castKeyOf(blocks, characters);
  if (before && before.cast.language === language && castKeys.get(before) === key) return before;
  const reader = new StageBlockReader(stageCastOf(blocks, characters, language));
  castKeys.set(reader, key);
  return reader;
}
