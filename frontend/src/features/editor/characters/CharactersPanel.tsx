import { useEffect, useRef, useState } from "react";
import { type CharacterColor, colorsByName } from "#domain/play/characters/characterColors.ts";
import type { PlayCharacter } from "#domain/play/characters/charactersIn.ts";
import { findSpellingProblems, type SpellingProblem } from "#domain/play/characters/findSpellingProblems.ts";
import type { NamedPlay } from "#domain/play/characters/planNames.ts";
import { readCharacterSettings } from "#domain/play/document/characterSettings.ts";
import { charactersWords } from "#frontend/messages/characters.yaml";
import { actionWords } from "#frontend/messages/editor.yaml";
import { readCast } from "#frontend/modules/editor/characters/readCast.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { findText } from "#frontend/modules/editor/find/findText.ts";
import { observeNames } from "#frontend/modules/editor/plugins/characterMarks.ts";
import { afterPause } from "#frontend/platform/afterPause.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { Panel } from "../panels/Panel.tsx";
import { CharacterRow } from "./CharacterRow.tsx";
import { type NameChange, NameDialog } from "./NameDialog.tsx";
import { NamesToCheck } from "./NamesToCheck.tsx";
import { type CastSort, castSorts, sortCast } from "./sortCast.ts";
import { useEntrances } from "./useEntrances.ts";
import { useNameChanges } from "./useNameChanges.ts";
import "./characters.css";

interface CharactersPanelProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** What is asked about a character in a dialog. */
interface Asking {
  readonly change: NameChange;
  readonly character: PlayCharacter;
}

/** Everybody in the play, with what they have to say, and changes of their names. */
export function CharactersPanel({ editor, onClose }: CharactersPanelProps) {
  const { cast, refresh } = useShownCast(editor);
  const changes = useNameChanges(editor, refresh);
  const { notice } = changes;
  const [sort, setSort] = useState<CastSort>("appearance");
  const [openKey, setOpenKey] = useState<string>();
  const findEntrances = useEntrances(editor, cast, openKey !== undefined);
  const [asking, setAsking] = useState<Asking>();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const roles = cast.cast.filter(({ isGroup }) => !isGroup).length;
  const stopAsking = () => setAsking(undefined);
  /** What had the focus is gone after a correction. */
  const thenFocusHeading = (change: () => void): void => {
    change();
    heading.current?.focus();
  };
  return (
    <Panel title={actionWords.characters} help="characters" heading={heading} className="characters" onClose={onClose}>
      <div className="characters-tools">
        {cast.cast.length > 0 && (
          <>
            <span>{charactersWords.count({ count: roles, groups: cast.cast.length - roles })}</span>
            <SelectField
              label={charactersWords.sort}
              isLabelHidden
              size="small"
              value={sort}
              choices={castSorts.map((value) => ({ value, label: charactersWords.sorts[value] }))}
              onValue={setSort}
            />
          </>
        )}
        <p role="status" className="characters-notice">
          {notice?.text}
        </p>
        {notice?.oldName !== undefined && (
          <Button size="small" onClick={() => findText(editor, notice.oldName ?? "")}>
            {charactersWords.findOldName({ name: notice.oldName })}
          </Button>
        )}
        {notice && (
          <Button size="small" onClick={() => thenFocusHeading(changes.undoLast)}>
            {charactersWords.undo}
          </Button>
        )}
      </div>
      <div className="panel-body">
        <NamesToCheck
          problems={cast.problems}
          ignored={cast.ignored}
          onCorrect={(problem) => thenFocusHeading(() => changes.correct(problem))}
          onIgnore={(name) => thenFocusHeading(() => changes.ignore(name))}
          onCheckAgain={() => thenFocusHeading(() => changes.checkAgain(cast.ignored))}
        />
        {cast.cast.length === 0 && <p>{charactersWords.none}</p>}
        <ul ref={list} className="characters-list">
          {sortCast(cast.cast, sort).map((character) => (
            <CharacterRow
              key={character.key}
              editor={editor}
              character={character}
              color={cast.colors.get(character.key)}
              isOpen={character.key === openKey}
              canMerge={cast.cast.length > 1}
              findEntrances={findEntrances}
              onToggle={() => setOpenKey(character.key === openKey ? undefined : character.key)}
              onAsk={(change) => setAsking({ change, character })}
              onChanged={refresh}
            />
          ))}
        </ul>
      </div>
      {asking && (
        <NameDialog
          {...asking}
          play={cast}
          onClose={stopAsking}
          onChange={(name, hasMentions) => {
            stopAsking();
            const key = changes.rename(asking.character, name, hasMentions);
            setOpenKey(key);
            focusRow(list.current, key);
          }}
        />
      )}
    </Panel>
  );
}

/** The row has a new name after the next render, and the closing dialog returns the focus to one that's gone. */
function focusRow(list: HTMLElement | null, key: string | undefined): void {
  requestAnimationFrame(() => {
    const rows = [...(list?.querySelectorAll<HTMLElement>("[data-character]") ?? [])];
    rows.find(({ dataset }) => dataset.character === key)?.focus();
  });
}

/** Everything that the panel shows about the play. */
interface ShownCast extends NamedPlay {
  readonly problems: readonly SpellingProblem[];
  /** By the key of the name. */
  readonly colors: ReadonlyMap<string, CharacterColor>;
  readonly ignored: readonly string[];
}

function readShownCast(editor: Editor): ShownCast {
  const play = readCast(editor);
  const { colors = {}, ignored = [] } = readCharacterSettings(editor.doc) ?? {};
  return {
    ...play,
    problems: findSpellingProblems(play.cast, new Set(ignored)),
    colors: colorsByName({ colors }, play.characters),
    ignored,
  };
}

/** Returns the characters of the play, read again in a pause after a change, or at once by `refresh`. */
function useShownCast(editor: Editor): { cast: ShownCast; refresh: () => void } {
  const [cast, setCast] = useState(() => readShownCast(editor));
  useEffect(() => {
    const refreshing = afterPause(() => setCast(readShownCast(editor)));
    let shown = editor.state().doc;
    const stopEditor = editor.subscribe(() => {
      const { doc } = editor.state();
      if (doc !== shown) refreshing.start();
      shown = doc;
    });
    const stopNames = observeNames(editor.doc, refreshing.start);
    return () => {
      refreshing.stop();
      stopEditor();
      stopNames();
    };
  }, [editor]);
  return { cast, refresh: () => setCast(readShownCast(editor)) };
}
