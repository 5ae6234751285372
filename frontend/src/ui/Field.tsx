import { type ReactNode, useId } from "react";

interface FieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** Shown below the label. */
  readonly hint?: string | undefined;
  /** Shown below the control. */
  readonly error?: string | undefined;
  readonly size?: "small" | undefined;
  readonly className: string;
  readonly children: (control: ControlProps) => ReactNode;
}

/** What a field's control needs so that its label, hint, and error belong to it. */
interface ControlProps {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": boolean;
}

/**
 * A label, a native control, and what explains it, with Amplify's styles. Amplify's own components would load its theme
 * engine on every screen with a field.
 */
export function Field(props: FieldProps) {
  const { label, isLabelHidden, hint, error, size, className, children } = props;
  const id = useId();
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  return (
    <div className={`amplify-flex amplify-field ${size ? `amplify-field--${size}` : ""} ${className}`}>
      <label className={`amplify-label ${isLabelHidden ? "amplify-visually-hidden" : ""}`} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="amplify-text amplify-field__description" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": Boolean(error),
      })}
      {error && (
        <p className="amplify-text amplify-field__error-message" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
