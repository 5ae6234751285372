import { type FormEvent, useId, useState } from "react";
import { type BlockId, type OutlineEntry, sceneColors, sceneStatuses } from "#domain/play/play.ts";
import { colorWords, sceneFormWords, statusWords } from "#frontend/messages/outline.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { runEditorCommand } from "#frontend/modules/editor/goTo.ts";
import { addScene, editHeading, type HeadingEdit } from "#frontend/modules/editor/navigation/editHeading.ts";
import { placesFor } from "#frontend/modules/editor/navigation/outlineTree.ts";
import { type OutlineHeading, outlineOf } from "#frontend/modules/editor/outline.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { TextAreaField } from "#frontend/ui/TextAreaField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { fullNames } from "./headingName.ts";
import { SceneLengthText } from "./SceneLengthText.tsx";
import { useOutlineEntries } from "./useOutlineEntries.ts";
import { usePageRanges, useSceneFigures } from "./useSceneFigures.ts";
import { useTypedLikeText } from "./useTypedLikeText.ts";

interface SceneDialogProps {
  readonly editor: Editor;
  readonly id: BlockId;
  /** For a scene that isn't in the play yet: the heading that it comes behind. Without one, it comes at the end. */
  readonly adding?: { readonly behind: BlockId | undefined } | undefined;
  readonly onClose: () => void;
}

/** Edits a scene or act away from its text: heading, synopsis, status, color and place. Saving is one step of undo. */
export function SceneDialog({ editor, id, adding, onClose }: SceneDialogProps) {
  const entry = useOutlineEntries(editor.doc)[id] ?? {};
  const written = outlineOf(editor.state());
  const headings = adding ? withNewScene(written, id, adding.behind) : written;
  const heading = headings.find((one) => one.id === id);
  if (!heading) return null;
  const change = (edit: HeadingEdit): void => {
    runEditorCommand(editor, adding ? addScene(id, adding.behind, edit) : editHeading(id, edit));
  };
  const title = sceneFormWords.title[adding ? "newScene" : heading.kind === "act" ? "act" : "scene"];
  return <SceneForm {...{ editor, onClose, title, heading, headings, entry }} onSave={change} />;
}

function withNewScene(headings: readonly OutlineHeading[], id: BlockId, behind: BlockId | undefined) {
  const before = headings.findIndex((heading) => heading.id === behind);
  return headings.toSpliced(before < 0 ? headings.length : before + 1, 0, { id, kind: "scene", text: "" });
}

interface SceneFormProps extends Pick<SceneDialogProps, "editor" | "onClose"> {
  readonly title: string;
  readonly heading: OutlineHeading;
  readonly headings: readonly OutlineHeading[];
  readonly entry: OutlineEntry;
  readonly onSave: (edit: HeadingEdit) => void;
}

/** What the form shows. The place is the heading before, or empty for the start of the play. */
interface SceneFields {
  readonly title: string;
  readonly synopsis: string;
  readonly status: string;
  readonly color: string;
  readonly place: string;
}

const maxTitle = 200;
const maxSynopsis = 5000;

function SceneForm({ editor, onClose, title, heading, headings, entry, onSave }: SceneFormProps) {
  const formId = useId();
  const { places, current } = placesFor(headings, heading);
  const [first] = useState<SceneFields>(() => ({
    title: heading.text,
    synopsis: entry.synopsis ?? "",
    status: entry.status ?? "",
    color: entry.color ?? "",
    place: current ?? "",
  }));
  const [fields, setFields] = useState(first);
  const set = (change: Partial<SceneFields>): void => setFields((before) => ({ ...before, ...change }));
  const save = (): void => {
    onSave(changesOf(first, fields));
    onClose();
  };
  /** Called for Escape and for a click outside, which may be a mistake. */
  const leave = (): void => {
    onClose();
    const changes = changesOf(first, fields);
    if (Object.keys(changes).length === 0) return;
    showToast(sceneFormWords.notSaved, { label: sceneFormWords.save, onSelect: () => onSave(changes) });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save();
  };
  const addNote = (): void => {
    save();
    editor.screen.show({ dialog: undefined, panel: "notes", newNote: { scene: heading.id } });
  };
  return (
    <Dialog
      isOpen
      title={title}
      onClose={leave}
      actions={
        <>
          <Button variant="bare" onClick={addNote}>
            {sceneFormWords.addNote}
          </Button>
          <Button onClick={onClose}>{sceneFormWords.cancel}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {sceneFormWords.save}
          </Button>
        </>
      }
    >
      <form id={formId} className="scene-form" onSubmit={submit} data-sentry-block>
        <TextField
          label={sceneFormWords.name}
          value={fields.title}
          maxLength={maxTitle}
          autoComplete="off"
          {...useTypedLikeText(editor, (title) => set({ title }))}
        />
        <TextAreaField
          label={sceneFormWords.synopsis}
          hint={sceneFormWords.synopsisHint}
          value={fields.synopsis}
          rows={4}
          maxLength={maxSynopsis}
          {...useTypedLikeText(editor, (synopsis) => set({ synopsis }))}
        />
        <SelectField
          label={sceneFormWords.status}
          value={fields.status}
          choices={statusChoices(first.status)}
          onValue={(status) => set({ status })}
        />
        <ColorField value={fields.color} onValue={(color) => set({ color })} />
        <SelectField
          label={sceneFormWords.place}
          value={fields.place}
          choices={[{ value: "", label: sceneFormWords.first }, ...places.map(placeChoice(heading, headings))]}
          onValue={(place) => set({ place })}
        />
        <SceneFiguresText editor={editor} id={heading.id} headings={headings} />
      </form>
    </Dialog>
  );
}

interface SceneFiguresProps extends Pick<SceneDialogProps, "editor" | "id"> {
  readonly headings: readonly OutlineHeading[];
}

function SceneFiguresText({ editor, id, headings }: SceneFiguresProps) {
  const figures = useSceneFigures(editor);
  const pages = usePageRanges(editor, headings);
  return <SceneLengthText figures={figures.get(id)} pages={pages.get(id)} />;
}

/** Only what the writer changed, so that what another device changes meanwhile stays. */
function changesOf(first: SceneFields, { title, synopsis, status, color, place }: SceneFields): HeadingEdit {
  const entry: OutlineEntry = {
    ...(synopsis !== first.synopsis && { synopsis: synopsis.trim() }),
    ...(status !== first.status && { status }),
    ...(color !== first.color && { color }),
  };
  return {
    ...(title !== first.title && { title }),
    ...(Object.keys(entry).length > 0 && { entry }),
    ...(place !== first.place && { place: { after: place === "" ? undefined : (place as BlockId) } }),
  };
}

/** One that this version doesn't know stays a choice. */
const statusChoices = (current: string) => [
  { value: "", label: sceneFormWords.noStatus },
  ...sceneStatuses.map((value) => ({ value: value as string, label: statusWords[value] })),
  ...(current === "" || sceneStatuses.some((one) => one === current) ? [] : [{ value: current, label: current }]),
];

function placeChoice(moving: OutlineHeading, headings: readonly OutlineHeading[]) {
  const names = fullNames(headings);
  return ({ id, kind }: OutlineHeading) => {
    const name = names.get(id) ?? "";
    const isOpening = kind === "act" && moving.kind === "scene";
    return {
      value: id as string,
      label: isOpening ? sceneFormWords.firstIn({ act: name }) : sceneFormWords.after({ scene: name }),
    };
  };
}

interface ColorFieldProps {
  readonly value: string;
  readonly onValue: (color: string) => void;
}

function ColorField({ value, onValue }: ColorFieldProps) {
  const name = useId();
  const choices = [
    ["", sceneFormWords.noColor] as const,
    ...sceneColors.map((color) => [color, colorWords[color]] as const),
  ];
  return (
    <fieldset className="scene-colors">
      <legend>{sceneFormWords.color}</legend>
      {choices.map(([color, label]) => (
        <label key={color} title={label}>
          <input type="radio" name={name} checked={value === color} onChange={() => onValue(color)} />
          <span className="scene-color" data-color={color} aria-hidden="true" />
          <span className="only-spoken">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
