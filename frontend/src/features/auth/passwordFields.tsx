import type { PasswordOwner } from "#domain/account/password.ts";
import { authWords } from "#frontend/messages/auth.yaml";
import { PasswordChecklist } from "#frontend/modules/account/PasswordChecklist.tsx";
import { PasswordField } from "#frontend/ui/PasswordField.tsx";

interface PasswordProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onValue: (value: string) => void;
}

interface NewPasswordProps extends PasswordProps {
  readonly label: string;
  /** The person it's for, as far as known. */
  readonly owner?: PasswordOwner;
}

const { fields, checklist, signIn } = authWords;
const reveal = { showLabel: fields.show, isHiddenLabel: fields.hidden, isShownLabel: fields.shown };

/** A new password. What's missing is shown while typing. */
export const NewPasswordField = ({ label, owner, ...props }: NewPasswordProps) => (
  <div className="auth-new-password">
    <PasswordField {...props} {...reveal} label={label} hint={checklist.hint} autoComplete="new-password" />
    <PasswordChecklist password={props.value} owner={owner} />
  </div>
);

/** An existing password, or none. */
export const KnownPasswordField = (props: PasswordProps) => (
  <PasswordField
    {...props}
    {...reveal}
    label={fields.password}
    hint={signIn.passwordHint}
    autoComplete="current-password"
  />
);
