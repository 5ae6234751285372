import { type ExportSettings, wholePlayAs } from "#domain/play/formats/export/exportSettings.ts";
import type { PackageChoices } from "#domain/play/formats/package/packageChoices.ts";
import { pagesOf } from "#domain/play/formats/package/planPackage.ts";
import type { PageCount } from "#domain/play/layout/pageCount.ts";
import type { Play } from "#domain/play/play.ts";
import type { CallCheck } from "#domain/submissions/calls/callCheck.ts";
import { submissionWords } from "#frontend/messages/submission.yaml";
import { NameChoices } from "#frontend/modules/sharing/NameChoices.tsx";
import type { Calls } from "#frontend/modules/submissions/useCalls.ts";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { CheckBox } from "../export/CheckBox.tsx";
import { LayoutFields } from "../export/ExportFields.tsx";
import { CallFields } from "./CallFields.tsx";
import type { CallToEdit } from "./CallForm.tsx";
import { CoverFields, NamePatternField } from "./CoverFields.tsx";
import { DatabaseSheet } from "./DatabaseSheet.tsx";
import { FileList } from "./FileList.tsx";
import { type ChoicesProps, GoalsField, PartFields } from "./PartFields.tsx";
import { PresetFields } from "./PresetFields.tsx";
import type { AuthorOfPackage } from "./usePackageAuthor.ts";
import type { ShownPlan } from "./usePackagePlan.ts";
import type { SendChoices } from "./useSendChoices.ts";

const formatChoices = (["pdf", "docx"] as const).map((value) => ({ value, label: submissionWords.formats[value] }));

interface SendFieldsProps {
  readonly play: Play;
  readonly calls: Calls;
  readonly chosen: SendChoices;
  readonly named: AuthorOfPackage;
  readonly shown: ShownPlan;
  /** The pages of the full script; undefined until they're counted. */
  readonly pages: PageCount | undefined;
  readonly checks: readonly CallCheck[];
  readonly onFrontMatter: () => void;
  readonly onEdit: (call: CallToEdit) => void;
}

/** To whom the play goes and by which rules, beside the files that are made. */
export function SendFields(props: SendFieldsProps) {
  const { play, calls, chosen, named, shown, pages, checks, onFrontMatter, onEdit } = props;
  const { choices, onChange, call, recipient, onCall, onRecipient } = chosen;
  const { hasBlindFile, names, hiddenWords, hideWords } = named;
  const wantsGoals = call?.call.rules.details.includes("goals") && !choices.parts.includes("goals");
  return (
    <>
      <div className="export-fields">
        <CallFields
          {...{ calls, recipient, checks, onEdit, onFrontMatter }}
          chosen={call}
          onChoose={onCall}
          onRecipient={onRecipient}
        />
        {wantsGoals && <GoalsField {...{ choices, onChange }} />}
        <PresetFields {...{ choices, onChange }} />
        <PartFields
          {...{ choices, onChange, onFrontMatter }}
          missing={shown.plan.missing}
          hasMusic={play.front.musicalNumbers.trim() !== ""}
        />
      </div>
      <div className="export-fields">
        <BlindField {...{ choices, onChange }} />
        {hasBlindFile && <NameChoices names={names} chosen={hiddenWords} onChoose={hideWords} />}
        <CoverFields {...{ play, choices, onChange }} />
        <NamePatternField {...{ choices, onChange }} />
        <SelectField
          label={submissionWords.format}
          value={choices.format}
          choices={formatChoices}
          onValue={(format) => onChange({ format })}
        />
        <LayoutFields
          play={play}
          settings={{ ...wholePlayAs(choices.format), ...pagesOf(choices) }}
          onChange={(change) => onChange(pagesChosen(change))}
        />
        <FileList {...shown} {...{ choices, recipient }} />
        <DatabaseSheet play={play} pages={pages} />
      </div>
    </>
  );
}

const BlindField = ({ choices, onChange }: ChoicesProps) => (
  <div>
    <CheckBox isChecked={choices.isBlind} onCheck={(isBlind) => onChange({ isBlind })}>
      {submissionWords.blind}
    </CheckBox>
    <p className="export-hint">{submissionWords.blindHint}</p>
  </div>
);

/** Undefined chooses the play's own, so what wasn't changed must be absent. */
const pagesChosen = (change: Partial<ExportSettings>): Partial<PackageChoices> => ({
  ...("layout" in change && { layout: change.layout }),
  ...("paper" in change && { paper: change.paper }),
});
