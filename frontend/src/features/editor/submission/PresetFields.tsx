import { useState } from "react";
import type { PackageChoices } from "#domain/play/formats/package/packageChoices.ts";
import { submissionWords } from "#frontend/messages/submission.yaml";
import { usePresets } from "#frontend/modules/presets/usePresets.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { type BuiltInName, builtInPresets } from "./builtInPresets.ts";
import type { ChoicesProps } from "./PartFields.tsx";

const none = "";
const builtInNames = Object.keys(builtInPresets) as BuiltInName[];
const isBuiltIn = (id: string): id is BuiltInName => Object.hasOwn(builtInPresets, id);

/** Chooses, saves, renames and deletes presets. */
export function PresetFields({ choices, onChange }: ChoicesProps) {
  const { presets, errorText, reload, save, remove } = usePresets("package");
  const [id, setId] = useState(none);
  const [name, setName] = useState("");
  const [done, setDone] = useState("");
  const own = presets.find(({ presetId }) => presetId === id);
  const choose = (next: string) => {
    setId(next);
    setDone("");
    const preset = presets.find(({ presetId }) => presetId === next);
    setName(preset?.name ?? "");
    if (preset) onChange(withPages(preset.content));
    else if (isBuiltIn(next)) onChange(builtInPresets[next]);
  };
  const saveNow = async () => {
    setDone("");
    if (await save.run({ name, content: choices })) setDone(submissionWords.saved({ name: name.trim() }));
  };
  const rename = async () => {
    setDone("");
    if (own && (await save.run({ ...own, name }))) setDone(submissionWords.renamed({ name: name.trim() }));
  };
  const removeNow = async () => {
    setDone("");
    if (!own || !(await remove.run(own.presetId))) return;
    choose(none);
    setDone(submissionWords.removed({ name: own.name }));
  };
  const failure = save.errorText ?? remove.errorText;
  return (
    <section className="submission-presets" aria-label={submissionWords.presets}>
      <SelectField
        label={submissionWords.preset}
        value={own || isBuiltIn(id) ? id : none}
        choices={[
          { value: none, label: submissionWords.noPreset },
          ...presets.map((one) => ({ value: one.presetId, label: one.name })),
          ...builtInNames.map((one) => ({ value: one, label: submissionWords.builtIn[one] })),
        ]}
        onValue={choose}
      />
      {errorText && (
        <Alert kind="warn">
          <span>{submissionWords.presetsFailed({ errorText })}</span>{" "}
          <Button variant="bare" size="small" onClick={() => void reload()}>
            {submissionWords.tryAgain}
          </Button>
        </Alert>
      )}
      <TextField
        label={submissionWords.presetName}
        maxLength={80}
        autoComplete="off"
        value={name}
        error={failure}
        onValue={(typed) => {
          setName(typed);
          save.dismiss();
          remove.dismiss();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Otherwise it would save the package.
          event.preventDefault();
          void saveNow();
        }}
      />
      <div className="submission-preset-actions">
        <Button size="small" isBusy={save.isBusy} onClick={() => void saveNow()}>
          {submissionWords.savePreset}
        </Button>
        {own && (
          <>
            <Button size="small" onClick={() => void rename()}>
              {submissionWords.rename}
            </Button>
            <Button size="small" isBusy={remove.isBusy} onClick={() => void removeNow()}>
              {submissionWords.remove}
            </Button>
          </>
        )}
      </div>
      <p role="status" className="export-hint">
        {done}
      </p>
    </section>
  );
}

/** A preset without a layout or paper means the play's own, whatever was chosen before. */
const withPages = (content: PackageChoices): PackageChoices => ({ layout: undefined, paper: undefined, ...content });
