import { useMemo } from "react";
import { charactersWords } from "#frontend/messages/characters.yaml";
import { actionWords } from "#frontend/messages/editor.yaml";
import { toggleCharacters } from "#frontend/modules/editor/actions/screen.ts";
import { readSpeakers } from "#frontend/modules/editor/characters/readCast.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { goTo, perform } from "#frontend/modules/editor/goTo.ts";
import { pagesShown } from "#frontend/modules/editor/pages/pagesPlugin.ts";
import { useEditorStateInBackground } from "#frontend/modules/editor/useEditorState.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { keepFocus } from "#frontend/ui/keepFocus.ts";
import { OutlineRow } from "./OutlineRow.tsx";

/** Everybody who speaks, with their number of lines: a click goes to the first of them. */
export function OutlineCast({ editor }: { readonly editor: Editor }) {
  const pages = useEditorStateInBackground(editor, pagesShown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages follow every change of the text, after a pause.
  const speakers = useMemo(() => readSpeakers(editor), [editor, pages]);
  return (
    <>
      <Button
        className="outline-cast-panel"
        variant="bare"
        size="small"
        onMouseDown={keepFocus}
        onClick={() => perform(editor, toggleCharacters)}
      >
        {actionWords.characters}
      </Button>
      {speakers.length === 0 && <p>{charactersWords.none}</p>}
      <ul>
        {speakers.map(({ key, name, lines, cues: [first] }) => (
          <OutlineRow
            key={key}
            name={name}
            isOfPlay
            title={charactersWords.lines({ count: lines })}
            aside={lines}
            onClick={() => first !== undefined && goTo(editor, first)}
          />
        ))}
      </ul>
    </>
  );
}
