import type { BlockId, StageMark } from "#domain/play/play.ts";
import type { PlayScene } from "#domain/play/stage/stagePlay.ts";
import type { StageHint } from "#domain/play/stage/stageScene.ts";
import { stageWords } from "#frontend/messages/stage.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { goTo } from "#frontend/modules/editor/goTo.ts";
import type { Staged } from "#frontend/modules/editor/stage/stageSession.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { changesAt, correct } from "./correctStage.ts";

interface StageHintsProps {
  readonly editor: Editor;
  readonly staged: Staged;
  readonly scene: PlayScene;
}

/** Speeches in a scene by somebody who isn't on stage, with what can be said about them. */
export function StageHints({ editor, staged, scene }: StageHintsProps) {
  const { hints } = scene.stage;
  if (hints.length === 0) return null;
  const mark = (id: BlockId, change: StageMark): void => correct(editor, staged, id, change);
  return (
    <section>
      <h4>{stageWords.hintsTitle}</h4>
      <ul className="stage-hints">
        {hints.map((hint) => (
          <li key={`${hint.blockId} ${hint.name}`}>
            <button type="button" className="stage-said" onClick={() => goTo(editor, hint.blockId)}>
              {stageWords.hint[hint.reason]({ name: hint.name })}
            </button>
            <div className="stage-choices">
              <Button size="small" variant="quiet" onClick={() => mark(hint.blockId, { enters: [hint.name] })}>
                {stageWords.enteredHere({ name: hint.name })}
              </Button>
              <Button size="small" variant="quiet" onClick={() => mark(hint.blockId, { offstage: true })}>
                {stageWords.offstage}
              </Button>
              <Button size="small" variant="quiet" onClick={() => mark(hint.because, otherwise(scene, hint))}>
                {stageWords.reasonWrong[hint.reason]({ name: hint.name })}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p className="stage-why">{stageWords.hintsWhy}</p>
    </section>
  );
}

/** Returns what the direction says if the hint's reason is wrong: the character doesn't leave there, or doesn't enter. */
function otherwise(scene: PlayScene, { because, name, reason }: StageHint): StageMark {
  const { enters, exits } = changesAt(scene, because);
  const others = (names: readonly string[]): readonly string[] => names.filter((one) => one !== name);
  return reason === "gone" ? { exits: others(exits) } : { enters: others(enters) };
}
