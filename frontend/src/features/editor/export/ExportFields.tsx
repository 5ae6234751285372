import type { ReactNode } from "react";
import { type ExportSettings, mayBeBooklet, mayHold } from "#domain/play/formats/export/exportSettings.ts";
import { formats, isWritable } from "#domain/play/formats/formats.ts";
import { layoutNameOf, usedPaperNameOf } from "#domain/play/layout/layoutOf.ts";
import { type LayoutName, layouts, type PaperName } from "#domain/play/layout/layouts.ts";
import type { Play } from "#domain/play/play.ts";
import { exportingWords as words } from "#frontend/messages/exporting.ts";
import { paperNames } from "#frontend/messages/pageLayout.ts";
import { NameChoices } from "#frontend/modules/sharing/NameChoices.tsx";
import type { RemainingNames } from "#frontend/modules/sharing/remainingNamesOf.ts";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { ScopeFields } from "./ScopeFields.tsx";
import type { SettingsProps } from "./useExportSettings.ts";

interface ExportFieldsProps extends SettingsProps {
  readonly play: Play;
  /** Words that a blind copy may still contain, and those that it blacks out. */
  readonly names: RemainingNames;
  readonly hiddenWords: readonly string[];
  readonly onHideWords: (words: readonly string[]) => void;
  /** What's wrong with the chosen acts and scenes. */
  readonly error: string | undefined;
}

/** The options that the chosen format can hold. */
export function ExportFields({ play, settings, onChange, names, hiddenWords, onHideWords, error }: ExportFieldsProps) {
  return (
    <div className="export-fields">
      <SelectField
        label={words.format}
        value={settings.format}
        choices={formatChoices}
        onValue={(format) => onChange({ format })}
      />
      {mayHold(settings, "layout") && <LayoutFields {...{ play, settings, onChange }} />}
      <ScopeFields {...{ play, settings, onChange, error }} />
      <fieldset className="export-group">
        <legend>{words.include}</legend>
        {included
          .filter((option) => mayHold(settings, option) && !(option === "notes" && settings.isBlind))
          .map((option) => (
            <CheckBox
              key={option}
              isChecked={settings[option]}
              onCheck={(isChecked) => onChange({ [option]: isChecked })}
            >
              {words.options[option]}
            </CheckBox>
          ))}
      </fieldset>
      {mayBeBooklet(play, settings) && (
        <div>
          <CheckBox isChecked={settings.booklet} onCheck={(booklet) => onChange({ booklet })}>
            {words.booklet}
          </CheckBox>
          <p className="export-hint">{words.bookletHint}</p>
        </div>
      )}
      {mayHold(settings, "watermark") && (
        <TextField
          label={words.watermark}
          hint={words.watermarkHint}
          maxLength={60}
          autoComplete="off"
          value={settings.watermark}
          onValue={(watermark) => onChange({ watermark })}
        />
      )}
      <div className="export-group">
        <CheckBox isChecked={settings.isBlind} onCheck={(isBlind) => onChange({ isBlind })}>
          {words.blind}
        </CheckBox>
        <p className="export-hint">{words.blindHint}</p>
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
    label: words.formatName(label, extensions[0]),
  }));

const layoutChoices = Object.entries(layouts).map(([name, { name: label }]) => ({ value: name as LayoutName, label }));
const paperChoices = Object.entries(paperNames).map(([name, label]) => ({ value: name as PaperName, label }));

/** Stands for the play's own layout or paper, which is the first choice. */
const own = "own";

export function LayoutFields({ play, settings, onChange }: SettingsProps & Pick<ExportFieldsProps, "play">) {
  const { pageLayout = {} } = play;
  const ownLayout = layouts[layoutNameOf(pageLayout)].name;
  const ownPaper = usedPaperNameOf({ layout: settings.layout ?? pageLayout.layout, paper: pageLayout.paper });
  return (
    <div className="export-pair">
      <SelectField
        label={words.layout}
        value={settings.layout ?? own}
        choices={[{ value: own, label: words.own(ownLayout) }, ...layoutChoices]}
        onValue={(name) => onChange({ layout: name === own ? undefined : name })}
      />
      <SelectField
        label={words.paper}
        value={settings.paper ?? own}
        choices={[{ value: own, label: words.own(paperNames[ownPaper]) }, ...paperChoices]}
        onValue={(name) => onChange({ paper: name === own ? undefined : name })}
      />
    </div>
  );
}

interface CheckBoxProps {
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
  readonly children: ReactNode;
}

export const CheckBox = ({ isChecked, onCheck, children }: CheckBoxProps) => (
  <label className="export-choice">
    <input type="checkbox" checked={isChecked} onChange={({ target }) => onCheck(target.checked)} />
    <span>{children}</span>
  </label>
);
