import { type ExportSettings, mayBeBooklet, mayHold } from "#domain/play/formats/export/exportSettings.ts";
import { formats, isWritable } from "#domain/play/formats/formats.ts";
import { usedPaperNameOf } from "#domain/play/layout/chosenLayout.ts";
import type { LayoutName, PaperName } from "#domain/play/layout/designs/layouts.ts";
import type { OwnLayout } from "#domain/play/layout/own/ownLayout.ts";
import type { Play } from "#domain/play/play.ts";
import { formatName } from "#frontend/messages/exporting.ts";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { layoutLabel } from "#frontend/messages/ownLayouts.ts";
import { layoutNames, paperNames } from "#frontend/messages/pageLayout.yaml";
import { translateSentence } from "#frontend/messages/sentences.ts";
import { usePresets } from "#frontend/modules/presets/usePresets.ts";
import { NameChoices } from "#frontend/modules/sharing/NameChoices.tsx";
import type { RemainingNames } from "#frontend/modules/sharing/remainingNamesOf.ts";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { CheckBox } from "./CheckBox.tsx";
import { RevisionFields } from "./RevisionFields.tsx";
import { ScopeFields } from "./ScopeFields.tsx";
import type { SettingsProps } from "./useExportSettings.ts";
import type { RevisionChoice } from "./useRevision.ts";

interface ExportFieldsProps extends SettingsProps {
  readonly play: Play;
  readonly mayHaveSides: boolean;
  /** Words that a blind copy may still contain, and those that it blacks out. */
  readonly names: RemainingNames;
  readonly hiddenWords: readonly string[];
  readonly onHideWords: (words: readonly string[]) => void;
  readonly revision: RevisionChoice;
  /** What's wrong with the chosen acts and scenes. */
  readonly error: string | undefined;
}

/** The options that the chosen format can hold. */
export function ExportFields(props: ExportFieldsProps) {
  const { play, settings, mayHaveSides, onChange, names, hiddenWords, onHideWords, revision, error } = props;
  return (
    <div className="export-fields">
      <SelectField
        label={exportingWords.format}
        value={settings.format}
        choices={formatChoices}
        onValue={(format) => onChange({ format })}
      />
      {mayHold(settings, "layout") && <LayoutFields {...{ play, settings, onChange }} />}
      <ScopeFields {...{ play, settings, mayHaveSides, onChange, error }} />
      <fieldset className="export-group">
        <legend>{exportingWords.include}</legend>
        {included
          .filter((option) => mayHold(settings, option) && !(option === "notes" && settings.isBlind))
          .map((option) => (
            <CheckBox
              key={option}
              isChecked={settings[option]}
              onCheck={(isChecked) => onChange({ [option]: isChecked })}
            >
              {exportingWords.options[option]}
            </CheckBox>
          ))}
      </fieldset>
      {mayBeBooklet(play, settings) && (
        <div>
          <CheckBox isChecked={settings.booklet} onCheck={(booklet) => onChange({ booklet })}>
            {exportingWords.booklet}
          </CheckBox>
          <p className="export-hint">{exportingWords.bookletHint}</p>
        </div>
      )}
      {mayHold(settings, "watermark") && (
        <TextField
          label={exportingWords.watermark}
          hint={exportingWords.watermarkHint}
          maxLength={60}
          autoComplete="off"
          value={settings.watermark}
          onValue={(watermark) => onChange({ watermark })}
        />
      )}
      {revision.isOffered && <RevisionFields revision={revision} />}
      <div className="export-group">
        <CheckBox isChecked={settings.isBlind} onCheck={(isBlind) => onChange({ isBlind })}>
          {exportingWords.blind}
        </CheckBox>
        <p className="export-hint">{exportingWords.blindHint}</p>
        {settings.isBlind && <NameChoices names={names} chosen={hiddenWords} onChoose={onHideWords} />}
      </div>
    </div>
  );
}

const included = [
  "titlePage",
  "characterPage",
  "notes",
  "sceneNumbers",
  "speechNumbers",
] as const satisfies readonly (keyof ExportSettings)[];

/** The format that most people need is first. */
const formatChoices = [...formats.filter(({ id }) => id === "pdf"), ...formats.filter(({ id }) => id !== "pdf")]
  .filter(isWritable)
  .map(({ id, label, extensions }) => ({
    value: id,
    label: formatName(translateSentence(label), extensions[0]),
  }));

const ourLayouts = Object.entries(layoutNames).map(([value, label]) => ({ value, label }));
const paperChoices = Object.entries(paperNames).map(([name, label]) => ({ value: name as PaperName, label }));

/** Stands for the play's own layout or paper, which is the first choice. */
const own = "own";

export function LayoutFields({ play, settings, onChange }: SettingsProps & Pick<ExportFieldsProps, "play">) {
  const { pageLayout = {} } = play;
  const chosen = settings.layout;
  const base = typeof chosen === "object" ? chosen.base : chosen;
  // A layout that isn't the play's brings its own paper, unless the play names one.
  const isOfLayout = chosen !== undefined && pageLayout.paper === undefined;
  const ownPaper = usedPaperNameOf({ layout: base ?? pageLayout.layout, paper: pageLayout.paper });
  const saved = useSavedLayouts(chosen);
  const choose = (value: string) => {
    const layout = saved.find((one) => one.value === value)?.layout ?? (value as LayoutName);
    onChange({ layout: value === own ? undefined : layout });
  };
  return (
    <div className="export-layout">
      <SelectField
        label={exportingWords.layout}
        value={typeof chosen === "object" ? savedValue(chosen.name) : (chosen ?? own)}
        choices={[
          { value: own, label: exportingWords.own({ name: layoutLabel(pageLayout) }) },
          ...ourLayouts,
          ...saved,
        ]}
        onValue={choose}
      />
      <SelectField
        label={exportingWords.paper}
        value={settings.paper ?? own}
        choices={[
          {
            value: own,
            label: (isOfLayout ? exportingWords.ofLayout : exportingWords.own)({ name: paperNames[ownPaper] }),
          },
          ...paperChoices,
        ]}
        onValue={(name) => onChange({ paper: name === own ? undefined : name })}
      />
    </div>
  );
}

/** A saved layout has its name as the value in the list, marked so that no name of ours is the same. */
const savedValue = (name: string): string => `saved ${name}`;

/** Returns the layouts that the writer has saved, and the chosen one even if it was deleted since. */
function useSavedLayouts(chosen: ExportSettings["layout"]) {
  const { presets } = usePresets("layout");
  const saved: readonly OwnLayout[] = presets.map(({ name, content }) => ({ name, ...content }));
  const isListed = typeof chosen !== "object" || saved.some(({ name }) => name === chosen.name);
  return (isListed ? saved : [...saved, chosen]).map((layout) => ({
    value: savedValue(layout.name),
    label: layout.name,
    layout,
  }));
}
