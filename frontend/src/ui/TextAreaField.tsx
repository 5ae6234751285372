import { TextAreaField as AmplifyTextAreaField } from "@aws-amplify/ui-react";
import type { CompositionEvent, FormEvent, KeyboardEvent } from "react";

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

export function TextAreaField({ onValue, hint, error, rows = 4, ...rest }: TextAreaFieldProps) {
  return (
    <AmplifyTextAreaField
      {...rest}
      rows={rows}
      descriptiveText={hint}
      hasError={Boolean(error)}
      errorMessage={error}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
