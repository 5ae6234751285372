import { useState } from "react";
import { Field } from "./Field.tsx";

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

export function PasswordField(props: PasswordFieldProps) {
  const { label, onValue, hint, error, showLabel, isHiddenLabel, isShownLabel, ...rest } = props;
  const [isShown, setShown] = useState(false);
  return (
    <Field className="amplify-textfield amplify-passwordfield" {...{ label, hint, error }}>
      {(control) => (
        <div className="amplify-flex amplify-field-group amplify-field-group--horizontal">
          <div className="amplify-field-group__field-wrapper">
            <input
              {...rest}
              {...control}
              type={isShown ? "text" : "password"}
              className={`amplify-input amplify-field-group__control ${error ? "amplify-input--error" : ""}`}
              onChange={(event) => onValue(event.target.value)}
            />
          </div>
          <div className="amplify-field-group__outer-end">
            <button
              type="button"
              role="switch"
              aria-checked={isShown}
              aria-label={showLabel}
              className={`amplify-button amplify-field-group__control amplify-field__show-password ${error ? "amplify-button--outlined--error amplify-field__show-password--error" : ""}`}
              onClick={() => setShown((before) => !before)}
            >
              <span className="amplify-visually-hidden" aria-live="polite">
                {isShown ? isShownLabel : isHiddenLabel}
              </span>
              <Eye isCrossed={isShown} />
            </button>
          </div>
        </div>
      )}
    </Field>
  );
}

const Eye = ({ isCrossed }: { readonly isCrossed: boolean }) => (
  <svg
    className="amplify-icon"
    width="1em"
    height="1em"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d="M2 12c2-4.5 5.7-7 10-7s8 2.5 10 7c-2 4.5-5.7 7-10 7s-8-2.5-10-7z" />
    <circle cx="12" cy="12" r="3" />
    {isCrossed && <path d="m4 4 16 16" />}
  </svg>
);
