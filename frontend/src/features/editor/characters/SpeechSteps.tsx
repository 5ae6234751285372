import type { EditorState } from "prosemirror-state";
import { useMemo } from "react";
import type { BlockId } from "#domain/play/play.ts";
import { charactersWords } from "#frontend/messages/characters.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { showSpeech } from "#frontend/modules/editor/goTo.ts";
import { findBlocks, idOf } from "#frontend/modules/editor/schema/flat.ts";
import { useEditorState } from "#frontend/modules/editor/useEditorState.ts";
import { Button } from "#frontend/ui/Button.tsx";

interface SpeechStepsProps {
  readonly editor: Editor;
  /** The cues of a character, in order. */
  readonly cues: readonly BlockId[];
}

/** Goes through the speeches of one character, from the cursor on. Wraps around at the ends. */
export function SpeechSteps({ editor, cues }: SpeechStepsProps) {
  const current = useEditorState(
    editor,
    useMemo(() => currentAmong(cues), [cues]),
  );
  const go = (step: 1 | -1): void => {
    const { from, isExact } = placeAmong(editor.state(), cues);
    const index = step > 0 ? from + 1 : isExact ? from - 1 : from;
    const target = cues[(index + cues.length) % cues.length];
    if (target) showSpeech(editor, target);
  };
  return (
    <div className="character-steps">
      <Button size="small" onClick={() => go(-1)}>
        <span aria-hidden="true">↑ </span>
        {charactersWords.stepTo.previous}
      </Button>
      <Button size="small" onClick={() => go(1)}>
        <span aria-hidden="true">↓ </span>
        {charactersWords.stepTo.next}
      </Button>
      <span role="status">{current > 0 ? charactersWords.place({ current, count: cues.length }) : ""}</span>
    </div>
  );
}

/** Returns which of the cues the cursor is in, from 1; 0 for none. Looks only at the cursor's block, after every key. */
function currentAmong(cues: readonly BlockId[]): (state: EditorState) => number {
  const places = new Map(cues.map((id, index) => [id, index + 1]));
  return ({ selection: { $head } }) => ($head.parent.isTextblock ? (places.get(idOf($head.parent)) ?? 0) : 0);
}

/** Returns the last cue at or before the cursor, -1 for none, and whether the cursor is in it. */
function placeAmong({ doc, selection: { head } }: EditorState, cues: readonly BlockId[]) {
  const placed = findBlocks(doc, new Set(cues)).filter(({ pos }) => pos < head);
  const last = placed.at(-1);
  const from = last ? cues.indexOf(idOf(last.node)) : -1;
  return { from, isExact: last !== undefined && head < last.pos + last.node.nodeSize };
}
