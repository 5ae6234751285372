import { TextAreaField as AmplifyTextAreaField } from "@aws-amplify/ui-react";

interface TextAreaFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly name?: string;
  readonly rows?: number;
  readonly maxLength?: number;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
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
