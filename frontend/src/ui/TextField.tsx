import { TextField as AmplifyTextField } from "@aws-amplify/ui-react";
import type { ComponentProps } from "react";

type Native = Omit<ComponentProps<"input">, "size" | "onChange" | "value" | "color" | "width" | "height">;

export interface TextFieldProps extends Native {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Shown below the label. */
  readonly hint?: string | undefined;
  /** Shown below the field. */
  readonly error?: string | undefined;
}

export function TextField({ label, isLabelHidden = false, onValue, hint, error, ...rest }: TextFieldProps) {
  return (
    <AmplifyTextField
      {...rest}
      label={label}
      labelHidden={isLabelHidden}
      descriptiveText={hint}
      hasError={Boolean(error)}
      errorMessage={error}
      aria-invalid={Boolean(error)}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
