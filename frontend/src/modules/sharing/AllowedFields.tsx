import { type Feature, mayUse, plans, planWith, soldTiers } from "#domain/subscription/plans.ts";
import { formatList } from "#frontend/messages/format.ts";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { PlanHint } from "#frontend/modules/account/PlanHint.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { Toggle } from "#frontend/ui/Toggle.tsx";
import type { DraftFieldsProps, LinkDraft } from "./linkDraft.ts";
import { NameChoices } from "./NameChoices.tsx";
import type { RemainingNames } from "./remainingNamesOf.ts";

interface AllowedFieldsProps extends DraftFieldsProps {
  readonly before: LinkDraft;
  /** Words in a blind link that may identify the author; undefined until the play is loaded. */
  readonly names: RemainingNames;
}

/** The options that differ between plans. */
const gated = ["feedback", "blindReading", "linkPasswords", "linkEndDates"] as const satisfies readonly Feature[];

/** What readers may do and how they get in. Options that aren't in the plan are named in one line below. */
export function AllowedFields({ draft, errors, tier, onChange, before, names }: AllowedFieldsProps) {
  // An option from a better plan can still be changed.
  const inUse: Partial<Record<Feature, boolean>> = {
    feedback: before.takesFeedback,
    blindReading: before.isBlind,
    linkEndDates: before.lastDay !== "",
  };
  const locked = gated.filter((feature) => !mayUse(tier, feature) && !inUse[feature]);
  const has = (feature: Feature) => !locked.some((each) => each === feature);
  return (
    <div className="share-link-allowed">
      {has("feedback") && (
        <Toggle
          label={sharingWords.feedback}
          text={sharingWords.feedbackText}
          isOn={draft.takesFeedback}
          onChange={(takesFeedback) => onChange({ takesFeedback })}
        />
      )}
      <Toggle
        label={sharingWords.mayDownload}
        text={sharingWords.mayDownloadText}
        isOn={draft.mayDownload}
        onChange={(mayDownload) => onChange({ mayDownload })}
      />
      {!draft.isBlind && (
        <Toggle
          label={sharingWords.tellsLastScene}
          text={sharingWords.tellsLastSceneText}
          isOn={draft.tellsLastScene}
          onChange={(tellsLastScene) => onChange({ tellsLastScene })}
        />
      )}
      {has("blindReading") && (
        <Toggle
          label={sharingWords.isBlind}
          text={sharingWords.isBlindText}
          isOn={draft.isBlind}
          onChange={(isBlind) => onChange({ isBlind })}
        />
      )}
      {draft.isBlind && (
        <NameChoices
          names={names}
          chosen={draft.hiddenWords}
          isLive={draft.isWhole && draft.isLive}
          onChoose={(hiddenWords) => onChange({ hiddenWords })}
        />
      )}
      <PasswordField {...{ draft, errors, onChange }} isLocked={!has("linkPasswords")} />
      {has("linkEndDates") && (
        <TextField
          label={sharingWords.endsAt}
          type="date"
          hint={sharingWords.endsAtHint}
          value={draft.lastDay}
          error={errors.lastDay}
          onValue={(lastDay) => onChange({ lastDay })}
        />
      )}
      {locked.length > 0 && <LockedOptions features={locked} />}
    </div>
  );
}

/** What better plans add, in one line with one way to them. */
function LockedOptions({ features }: { readonly features: readonly GatedFeature[] }) {
  const sentences = soldTiers.flatMap((tier) => {
    const added = features
      .filter((feature) => planWith(feature) === tier)
      .map((feature) => sharingWords.gated[feature]);
    return added.length > 0 ? [sharingWords.locked({ plan: plans[tier].name, features: formatList(added) })] : [];
  });
  return (
    <p className="share-link-facts">
      <PlanHint text={sentences.join(" ")} seePlans={sharingWords.seePlans} />
    </p>
  );
}

type GatedFeature = (typeof gated)[number];

interface PasswordFieldProps extends Omit<DraftFieldsProps, "tier"> {
  readonly isLocked: boolean;
}

/** Write-only: a link with a password keeps it while the field is empty. */
function PasswordField({ draft, errors, isLocked, onChange }: PasswordFieldProps) {
  if (isLocked && !draft.hasPassword) return null;
  return (
    <div className="share-link-password">
      {!isLocked && (
        <TextField
          label={sharingWords.password}
          hint={draft.hasPassword ? sharingWords.newPasswordHint : sharingWords.passwordHint}
          autoComplete="off"
          spellCheck={false}
          value={draft.password}
          error={errors.password}
          onValue={(password) => onChange({ password })}
        />
      )}
      {draft.hasPassword && (
        <Button size="small" variant="bare" onClick={() => onChange({ hasPassword: false, password: "" })}>
          {sharingWords.noPassword}
        </Button>
      )}
    </div>
  );
}
