import type { CompositionEvent, FormEvent, KeyboardEvent } from "react";
import { Field } from "./Field.tsx";

interface TextAreaFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly name?: string;
  readonly rows?: number;
  readonly maxLength?: number;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onInput?: (event: FormEvent) => void;
  readonly onCompositionEnd?: (event: CompositionEvent) => void;
}

export function TextAreaField({ label, onValue, hint, error, rows = 4, ...rest }: TextAreaFieldProps) {
  return (
    <Field className="amplify-textareafield" {...{ label, hint, error }}>
      {(control) => (
        <textarea
          dir="auto"
          {...rest}
          {...control}
          rows={rows}
          className={`amplify-textarea amplify-field-group__control ${error ? "amplify-textarea--error" : ""}`}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Field>
  );
}
