import { useEffect, useRef } from "react";
import type { BlockId } from "#domain/play/play.ts";
import { actionWords } from "#frontend/messages/editor.yaml";
import { stageWords } from "#frontend/messages/stage.yaml";
import { stagePanel } from "#frontend/modules/editor/actions/stage.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { perform } from "#frontend/modules/editor/goTo.ts";
import { viewSettings } from "#frontend/modules/editor/screen/viewSettings.ts";
import type { Staged } from "#frontend/modules/editor/stage/stageSession.ts";
import { useStore } from "#frontend/state/useStore.ts";
import { presentIn, useStage, useStagedBlock } from "./useStage.ts";
import "./stage.css";

/** Who is on stage at the cursor: beside the page, or below it if there is no room. */
export function StageStrip({ editor }: { readonly editor: Editor }) {
  const staged = useStage(editor);
  const here = useStagedBlock(editor, staged);
  const { zoom } = useStore(viewSettings);
  const { certain, perhaps } = staged ? presentIn(staged, here) : { certain: [], perhaps: [] };
  const speakers = staged && here !== undefined ? speakersAt(staged, here) : [];
  const names = useRef<HTMLUListElement>(null);
  const speaking = speakers.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when somebody else speaks.
  useEffect(() => scrollToSpeaker(names.current), [speaking]);
  return (
    <section
      className={zoom > 100 ? "stage-strip" : "stage-strip stage-strip-beside"}
      aria-label={actionWords.stagePanel}
    >
      <button type="button" title={stageWords.openPanel} onClick={() => perform(editor, stagePanel)}>
        {actionWords.stagePanel}
      </button>
      {certain.length + perhaps.length === 0 ? (
        <p>{staged ? stageWords.nobody : stageWords.computing}</p>
      ) : (
        <ul ref={names}>
          {certain.map((name) => (
            <li
              key={name}
              title={name}
              className={speakers.includes(name) ? "play-label is-speaking" : "play-label"}
              dir="auto"
            >
              {name}
            </li>
          ))}
          {perhaps.length > 0 && (
            <li
              className="stage-perhaps"
              title={`${stageWords.perhapsNames({ names: perhaps.join(", ") })} ${stageWords.perhapsWhy}`}
            >
              {certain.length > 0
                ? stageWords.perhapsMore({ count: perhaps.length })
                : stageWords.perhaps({ count: perhaps.length })}
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

/** Scrolls the list alone, and not the page. */
function scrollToSpeaker(list: HTMLUListElement | null): void {
  const speaker = list?.querySelector<HTMLElement>(".is-speaking");
  if (!list || !speaker) return;
  const [shown, name] = [list.getBoundingClientRect(), speaker.getBoundingClientRect()];
  list.scrollBy({
    left: Math.max(0, name.right - shown.right) + Math.min(0, name.left - shown.left),
    top: Math.max(0, name.bottom - shown.bottom) + Math.min(0, name.top - shown.top),
  });
}

/** Returns who speaks the speech that a block is part of. */
function speakersAt({ sceneOf, reader }: Staged, id: BlockId): readonly string[] {
  const blocks = sceneOf.get(id)?.blocks ?? [];
  const at = blocks.findIndex((block) => block.id === id);
  if (blocks[at]?.kind === "direction") return [];
  const cue = blocks.slice(0, at + 1).findLast(({ kind }) => kind === "cue");
  return cue ? reader.read(cue, undefined).speakers : [];
}
