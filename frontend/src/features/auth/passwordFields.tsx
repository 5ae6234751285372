import { PasswordField } from "#frontend/ui/PasswordField.tsx";
import { authWords } from "#frontend/words/auth.ts";
import { passwordHint } from "./authRules.ts";

interface PasswordProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onValue: (value: string) => void;
}

const { fields } = authWords;
const reveal = { showLabel: fields.show, isHiddenLabel: fields.hidden, isShownLabel: fields.shown };

/** A password that is chosen: what is still missing is said while it is typed. */
export const NewPasswordField = ({ label, ...props }: PasswordProps & { readonly label: string }) => (
  <PasswordField {...props} {...reveal} label={label} hint={passwordHint(props.value)} autoComplete="new-password" />
);

/** A password that is known. */
export const KnownPasswordField = (props: PasswordProps) => (
  <PasswordField {...props} {...reveal} label={fields.password} autoComplete="current-password" />
);
