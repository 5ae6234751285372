import type * as Y from "yjs";
import { readFront } from "#domain/play/document/front.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import { readStageMarks } from "#domain/play/document/stage.ts";
import type { Block, BlockId, StageMarks } from "#domain/play/play.ts";
import { StageBlockReader } from "#domain/play/stage/stageBlocks.ts";
import { castKeyOf, stageCastOf } from "#domain/play/stage/stageCast.ts";
import { type PlayScene, stageSteps } from "#domain/play/stage/stagePlay.ts";
import { workWhenIdle } from "#frontend/platform/workWhenIdle.ts";
import { createStore, type ReadableStore } from "#frontend/state/createStore.ts";
import type { Editor } from "../openEditor.ts";
import { blocksOf } from "../schema/flat.ts";
import { showStageHints } from "./stagePlugin.ts";

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

const sessions = new WeakMap<StageEditor, ReadableStore<Staged | undefined>>();

/** Returns who is on stage in the play of an editor. It's computed only while somebody subscribes to it. */
export function stageOf(editor: StageEditor): ReadableStore<Staged | undefined> {
  const session = sessions.get(editor) ?? openSession(editor);
  sessions.set(editor, session);
  return session;
}

function openSession(editor: StageEditor): ReadableStore<Staged | undefined> {
  const staged = createStore<Staged | undefined>(undefined);
  let subscribers = 0;
  let stop: () => void = () => undefined;
  return {
    get: staged.get,
    subscribe(listener) {
      const unsubscribe = staged.subscribe(listener);
      if (subscribers++ === 0) stop = keepStaged(editor, staged.get, staged.set);
      return () => {
        unsubscribe();
        if (--subscribers > 0) return;
        stop();
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
        showStageHints(
          editor.view(),
          staged.scenes.flatMap(({ stage }) => stage.hints),
        );
      });
    }, ms);
  };
  const stopListening = editor.subscribe(() => {
    const { doc } = editor.state();
    if (doc === seen) return;
    seen = doc;
    begin(pauseMs);
  });
  const { stage, front } = playDocumentOf(editor.doc);
  const now = (): void => begin(0);
  stage.observe(now);
  front.observeDeep(now);
  now();
  return () => {
    clearTimeout(timer);
    stopWork();
    stopListening();
    stage.unobserve(now);
    front.unobserveDeep(now);
  };
}

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
  const key = castKeyOf(blocks, characters);
  if (before && castKeys.get(before) === key) return before;
  const reader = new StageBlockReader(stageCastOf(blocks, characters));
  castKeys.set(reader, key);
  return reader;
}
