import { useEffect, useRef } from "react";
import { isHeading } from "#domain/play/flow.ts";
import type { Block, BlockId } from "#domain/play/play.ts";
import { textOf } from "#domain/play/play.ts";
import type { Present } from "#domain/play/stage/certainty.ts";
import type { PlayScene } from "#domain/play/stage/stagePlay.ts";
import type { StageChange } from "#domain/play/stage/stageScene.ts";
import { actionWords } from "#frontend/messages/editor.yaml";
import { stageWords } from "#frontend/messages/stage.yaml";
import { sceneGrid, stageStrip } from "#frontend/modules/editor/actions/stage.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { goTo, perform } from "#frontend/modules/editor/goTo.ts";
import { viewSettings } from "#frontend/modules/editor/screen/viewSettings.ts";
import type { Staged } from "#frontend/modules/editor/stage/stageSession.ts";
import { useStore } from "#frontend/state/useStore.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Panel } from "../panels/Panel.tsx";
import { CorrectBlock } from "./CorrectBlock.tsx";
import { StageHints } from "./StageHints.tsx";
import { sceneName } from "./sceneName.ts";
import { certaintyIn, sceneAt, useStage, useStagedBlock } from "./useStage.ts";
import "./stage.css";

interface StagePanelProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** The French scenes of the scene at the cursor, hints, and corrections. */
export function StagePanel({ editor, onClose }: StagePanelProps) {
  const staged = useStage(editor);
  const here = useStagedBlock(editor, staged);
  const { hasStageStrip } = useStore(viewSettings);
  const scene = staged && sceneAt(staged, here);
  return (
    <Panel title={actionWords.stagePanel} help="stage" className="stage-panel" onClose={onClose}>
      <div className="panel-body">
        {!staged && <p role="status">{stageWords.computing}</p>}
        {staged && staged.reader.cast.names.length === 0 && <p>{stageWords.noSpeakers}</p>}
        {staged && scene && staged.reader.cast.names.length > 0 && (
          <SceneOnStage {...{ editor, staged, scene, here }} />
        )}
      </div>
      <footer className="panel-foot stage-foot">
        <label>
          <input type="checkbox" checked={hasStageStrip} onChange={() => perform(editor, stageStrip)} />
          {stageWords.stripChoice}
        </label>
        <Button variant="quiet" size="small" onClick={() => perform(editor, sceneGrid)}>
          {actionWords.sceneGrid}
        </Button>
      </footer>
    </Panel>
  );
}

interface SceneProps {
  readonly editor: Editor;
  readonly staged: Staged;
  readonly scene: PlayScene;
  readonly here: BlockId | undefined;
}

function SceneOnStage({ editor, staged, scene, here }: SceneProps) {
  const block = scene.blocks.find(({ id }) => id === here);
  const change = scene.stage.changes.find(({ blockId }) => blockId === here);
  return (
    <>
      <h3 className="stage-scene play-label" dir="auto">
        {sceneName(scene.headings)}
      </h3>
      <StageHints {...{ editor, staged, scene }} />
      {block && isAboutStage(block) && !change && (
        <section>
          <h4>{stageWords.here}</h4>
          <p className="stage-said play-label" dir="auto">
            {snippet(block)}
          </p>
          <p>{stageWords.noChange}</p>
          <CorrectBlock key={block.id} {...{ editor, staged, scene, block }} />
        </section>
      )}
      <FrenchScenes {...{ editor, staged, scene, here }} />
    </>
  );
}

const isAboutStage = ({ kind }: Block): boolean =>
  kind === "direction" || kind === "setting" || kind === "parenthetical" || kind === "cue" || isHeading(kind);

const maxSnippet = 90;

function snippet(block: Block): string {
  const text = textOf(block).replaceAll(/\s+/g, " ").trim();
  return text.length > maxSnippet ? `${text.slice(0, maxSnippet)}…` : text;
}

function FrenchScenes({ editor, staged, scene, here }: SceneProps) {
  const { frenchScenes } = scene.stage;
  const { divide } = certaintyIn(staged);
  const order = new Map(scene.blocks.map(({ id }, at) => [id, at]));
  const at = (here && order.get(here)) ?? 0;
  const current = frenchScenes.findLastIndex(({ from }) => (order.get(from) ?? 0) <= at);
  const list = useRef<HTMLOListElement>(null);
  const start = frenchScenes[current]?.from;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the cursor is in another French scene.
  useEffect(() => {
    // Not returned: in newer browsers it's a promise, which React would take for a clean-up.
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [start]);
  return (
    <section>
      <h4>{stageWords.frenchScenes}</h4>
      <p className="stage-why">{stageWords.frenchScenesWhy}</p>
      <ol ref={list} className="stage-scenes">
        {frenchScenes.map(({ from, present }, index) => (
          <li key={from} aria-current={index === current ? "location" : undefined}>
            <OnStage {...divide(present, from, lastBlockBefore(scene, frenchScenes[index + 1]?.from))} />
            <ChangesWithin {...{ editor, staged, scene }} from={from} until={frenchScenes[index + 1]?.from} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Who is on stage, and who perhaps is, because entrances or exits are missing. */
function OnStage({ certain, perhaps }: Present) {
  const isEmpty = certain.length + perhaps.length === 0;
  return (
    <>
      {(certain.length > 0 || isEmpty) && (
        <p className="stage-present play-label" dir="auto">
          {isEmpty ? stageWords.nobody : certain.join(", ")}
        </p>
      )}
      {perhaps.length > 0 && (
        <details className="stage-perhaps">
          <summary>
            {certain.length > 0
              ? stageWords.perhapsMore({ count: perhaps.length })
              : stageWords.perhaps({ count: perhaps.length })}
          </summary>
          <p className="play-label" dir="auto">
            {perhaps.join(", ")}
          </p>
          <p className="stage-why">{stageWords.perhapsWhy}</p>
        </details>
      )}
    </>
  );
}

/** Returns the last block of a scene, or the one before the next French scene. */
function lastBlockBefore({ blocks }: PlayScene, next: BlockId | undefined): BlockId {
  const end = next === undefined ? blocks.length : blocks.findIndex(({ id }) => id === next);
  return blocks[Math.max(0, end - 1)]?.id ?? ("" as BlockId);
}

interface ChangesProps extends Omit<SceneProps, "here"> {
  readonly from: BlockId;
  readonly until: BlockId | undefined;
}

/** The entrances and exits with which a French scene starts, each with the direction that says so. */
function ChangesWithin({ editor, staged, scene, from, until }: ChangesProps) {
  const start = scene.blocks.findIndex(({ id }) => id === from);
  const end = until === undefined ? -1 : scene.blocks.findIndex(({ id }) => id === until);
  const within = scene.blocks.slice(start, end < 0 ? scene.blocks.length : end);
  const changes = new Map(scene.stage.changes.map((change) => [change.blockId, change]));
  return within.flatMap((block) => {
    const change = changes.get(block.id);
    return change ? [<Change key={block.id} {...{ editor, staged, scene, block, change }} />] : [];
  });
}

interface ChangeProps extends Omit<SceneProps, "here"> {
  readonly block: Block;
  readonly change: StageChange;
}

function Change({ editor, staged, scene, block, change: { enters, exits } }: ChangeProps) {
  const text = snippet(block);
  return (
    <div className="stage-change">
      <button
        type="button"
        className="stage-said play-label"
        dir="auto"
        title={stageWords.goTo({ text })}
        onClick={() => goTo(editor, block.id)}
      >
        {text}
      </button>
      {enters.length > 0 && <p>{stageWords.enters({ count: enters.length, names: enters.join(", ") })}</p>}
      {exits.length > 0 && <p>{stageWords.exits({ count: exits.length, names: exits.join(", ") })}</p>}
      <CorrectBlock {...{ editor, staged, scene, block }} />
    </div>
  );
}
