import { type PaperColor, paperColors } from "#domain/play/layout/paper/paperColors.ts";
import { mayUse, plans, planWith } from "#domain/subscription/plans.ts";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { PlanHint } from "#frontend/modules/account/PlanHint.tsx";
import { useTier } from "#frontend/platform/session/useTier.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { versionLabels } from "../history/versionNames.ts";
import { CheckBox } from "./CheckBox.tsx";
import type { RevisionChoice } from "./useRevision.ts";

interface RevisionFieldsProps {
  readonly revision: RevisionChoice;
}

/** Whether changes are marked, since which version, and on paper of which color. */
export const RevisionFields = ({ revision }: RevisionFieldsProps) => (
  <div className="export-group">
    <CheckBox isChecked={revision.isOn} onCheck={revision.setOn}>
      {exportingWords.marks}
    </CheckBox>
    <p className="export-hint">{exportingWords.marksHint}</p>
    {revision.isOn && <VersionFields revision={revision} />}
  </div>
);

function VersionFields({ revision: { versions, since, setSince, color, setColor, errorText } }: RevisionFieldsProps) {
  if (versions.kind === "failed") return <Alert kind="bad">{versions.errorText}</Alert>;
  if (versions.kind === "loading") return <p className="export-hint">{exportingWords.marksLoading}</p>;
  if (!since) return <NoNamedVersion />;
  const { labelOf } = versionLabels(versions.data, new Date());
  return (
    <div className="export-fields">
      <SelectField
        label={exportingWords.marksSince}
        value={String(since.versionId)}
        choices={versions.data.map((one) => ({ value: String(one.versionId), label: labelOf(one) }))}
        onValue={(versionId) => setSince(Number(versionId))}
      />
      <SelectField
        label={exportingWords.marksPaper}
        hint={exportingWords.marksPaperHint}
        value={color}
        choices={colorChoices}
        onValue={setColor}
      />
      {errorText && <Alert kind="bad">{errorText}</Alert>}
    </div>
  );
}

const colorChoices = (Object.keys(paperColors) as PaperColor[]).map((value) => ({
  value,
  label: exportingWords.paperColors[value],
}));

function NoNamedVersion() {
  const tier = useTier();
  if (tier === undefined || mayUse(tier, "namedVersions")) return <p>{exportingWords.noNamedVersion}</p>;
  return (
    <p>
      <PlanHint
        text={exportingWords.namesLocked({ plan: plans[planWith("namedVersions")].name })}
        seePlans={exportingWords.seePlans}
      />
    </p>
  );
}
