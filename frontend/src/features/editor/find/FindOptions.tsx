import { useState } from "react";
import { type BlockKind, blockKinds } from "#domain/play/play.ts";
import type { SearchQuery, SearchScope } from "#domain/play/search/searchQuery.ts";
import { editorWords, kindWords } from "#frontend/messages/editor.yaml";
import { findWords } from "#frontend/messages/find.yaml";
import { readSpeakers } from "#frontend/modules/editor/characters/readCast.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { outlineOf } from "#frontend/modules/editor/outline.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";

interface FindOptionsProps {
  readonly editor: Editor;
  readonly query: SearchQuery;
  readonly onChange: (part: Partial<SearchQuery>) => void;
}

const switches = [
  ["matchCase", findWords.matchCase],
  ["wholeWord", findWords.wholeWord],
  ["isPattern", findWords.pattern],
] as const;

/** How the text must match, and where. */
export function FindOptions({ editor, query, onChange }: FindOptionsProps) {
  return (
    <div className="find-options">
      {switches.map(([name, label]) => (
        <Button
          key={name}
          variant="quiet"
          size="small"
          aria-pressed={query[name]}
          onClick={() => onChange({ [name]: !query[name] })}
        >
          {label}
        </Button>
      ))}
      <ScopeFields editor={editor} scope={query.scope} onScope={(scope) => onChange({ scope })} />
    </div>
  );
}

interface ScopeFieldsProps {
  readonly editor: Editor;
  readonly scope: SearchScope;
  readonly onScope: (scope: SearchScope) => void;
}

/** A page break has no text. */
const kinds = blockKinds.filter((kind) => kind !== "pageBreak").map((value) => ({ value, label: kindWords[value] }));

function ScopeFields({ editor, scope, onScope }: ScopeFieldsProps) {
  const [{ characters, headings }] = useState(() => placesIn(editor));
  const limit = (part: keyof SearchScope, value: string): void => {
    const { [part]: _, ...others } = scope;
    onScope(value === "" ? others : { ...others, [part]: value });
  };
  return (
    <>
      <SelectField<BlockKind | "">
        label={findWords.element}
        isLabelHidden
        size="small"
        value={scope.kind ?? ""}
        choices={[{ value: "", label: findWords.allElements }, ...kinds]}
        onValue={(kind) => limit("kind", kind)}
      />
      <SelectField
        label={findWords.character}
        isLabelHidden
        size="small"
        value={scope.character ?? ""}
        choices={[{ value: "", label: findWords.allCharacters }, ...characters]}
        onValue={(character) => limit("character", character)}
      />
      <SelectField
        label={findWords.part}
        isLabelHidden
        size="small"
        value={scope.heading ?? ""}
        choices={[{ value: "", label: findWords.wholePlay }, ...headings]}
        onValue={(heading) => limit("heading", heading)}
      />
    </>
  );
}

/** Returns the characters and headings when the options open; typing must not wait for these lists. */
function placesIn(editor: Editor) {
  const state = editor.state();
  const speakers = readSpeakers(editor).toSorted((a, b) => a.name.localeCompare(b.name));
  return {
    characters: speakers.map(({ key, name }) => ({ value: key, label: name })),
    headings: outlineOf(state).map(({ id, kind, text }) => ({
      value: id,
      label: `${kind === "scene" ? "– " : ""}${text || untitledNames[kind === "act" ? "act" : "scene"]}`,
    })),
  };
}

const untitledNames = { act: editorWords.untitledAct, scene: editorWords.untitledScene };
