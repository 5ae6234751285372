import { Link } from "react-router-dom";
import { type Feature, mayUse, plans, planWith, type Tier } from "#domain/subscription/plans.ts";
import { sharingWords as words } from "#frontend/messages/sharing.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { Toggle } from "#frontend/ui/Toggle.tsx";
import type { DraftFieldsProps } from "./LinkForm.tsx";
import type { LinkDraft } from "./linkDraft.ts";
import { NameChoices } from "./NameChoices.tsx";
import type { RemainingNames } from "./remainingNamesOf.ts";

interface AllowedFieldsProps extends DraftFieldsProps {
  readonly before: LinkDraft;
  /** Words in a blind link that may identify the author; undefined until the play is loaded. */
  readonly names: RemainingNames;
}

/** What readers may do and how they get in. Options that aren't in the plan name the plan that includes them. */
export function AllowedFields({ draft, errors, tier, onChange, before, names }: AllowedFieldsProps) {
  const isLocked = (feature: Feature, hasIt: boolean) => !hasIt && !mayUse(tier, feature);
  const locked = ["feedback", "blindReading", "linkPasswords", "linkEndDates"] as const satisfies readonly Feature[];
  const feedback = isLocked("feedback", before.takesFeedback);
  const blind = isLocked("blindReading", before.isBlind);
  return (
    <div className="share-link-allowed">
      <Toggle
        label={words.feedback}
        text={feedback ? lockedText("feedback") : words.feedbackText}
        isOn={draft.takesFeedback}
        isFixed={feedback}
        onChange={(takesFeedback) => onChange({ takesFeedback })}
      />
      <Toggle
        label={words.mayDownload}
        text={words.mayDownloadText}
        isOn={draft.mayDownload}
        onChange={(mayDownload) => onChange({ mayDownload })}
      />
      <Toggle
        label={words.isBlind}
        text={blind ? `${words.isBlindText} ${lockedText("blindReading")}` : words.isBlindText}
        isOn={draft.isBlind}
        isFixed={blind}
        onChange={(isBlind) => onChange({ isBlind })}
      />
      {draft.isBlind && (
        <NameChoices
          names={names}
          chosen={draft.hiddenWords}
          isLive={draft.isWhole && draft.isLive}
          onChoose={(hiddenWords) => onChange({ hiddenWords })}
        />
      )}
      <PasswordField {...{ draft, errors, tier, onChange }} />
      {isLocked("linkEndDates", before.lastDay !== "") ? (
        <Locked label={words.endsAt} feature="linkEndDates" />
      ) : (
        <TextField
          label={words.endsAt}
          type="date"
          hint={words.endsAtHint}
          value={draft.lastDay}
          error={errors.lastDay}
          onValue={(lastDay) => onChange({ lastDay })}
        />
      )}
      {locked.some((feature) => !mayUse(tier, feature)) && (
        <p className="share-link-facts">
          <Link to="/pricing">{words.seePlans}</Link>
        </p>
      )}
    </div>
  );
}

const Locked = ({ label, feature }: { readonly label: string; readonly feature: Feature }) => (
  <div>
    <p className="share-link-label">{label}</p>
    <p className="share-link-facts">{lockedText(feature)}</p>
  </div>
);

const lockedText = (feature: Feature): string => words.locked(plans[planWith(feature)].name);

/** Write-only: a link with a password keeps it while the field is empty. */
function PasswordField({ draft, errors, tier, onChange }: DraftFieldsProps & { readonly tier: Tier }) {
  const isLocked = !mayUse(tier, "linkPasswords");
  return (
    <div className="share-link-password">
      {isLocked ? (
        <Locked label={words.password} feature="linkPasswords" />
      ) : (
        <TextField
          label={words.password}
          hint={draft.hasPassword ? words.newPasswordHint : words.passwordHint}
          autoComplete="off"
          spellCheck={false}
          value={draft.password}
          error={errors.password}
          onValue={(password) => onChange({ password })}
        />
      )}
      {draft.hasPassword && (
        <Button size="small" variant="bare" onClick={() => onChange({ hasPassword: false, password: "" })}>
          {words.noPassword}
        </Button>
      )}
    </div>
  );
}
