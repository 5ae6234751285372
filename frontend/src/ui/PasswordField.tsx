import { PasswordField as AmplifyPasswordField } from "@aws-amplify/ui-react";

interface PasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** The button that shows and hides the password. */
  readonly showLabel: string;
  readonly isHiddenLabel: string;
  readonly isShownLabel: string;
  readonly autoComplete: "current-password" | "new-password";
  readonly name?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

export function PasswordField({
  onValue,
  hint,
  error,
  showLabel,
  isHiddenLabel,
  isShownLabel,
  ...rest
}: PasswordFieldProps) {
  return (
    <AmplifyPasswordField
      {...rest}
      showPasswordButtonLabel={showLabel}
      passwordIsHiddenLabel={isHiddenLabel}
      passwordIsShownLabel={isShownLabel}
      descriptiveText={hint}
      hasError={Boolean(error)}
      errorMessage={error}
      aria-invalid={Boolean(error)}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
