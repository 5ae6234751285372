import type { ComponentProps } from "react";
import { Field } from "./Field.tsx";

type Native = Omit<ComponentProps<"input">, "size" | "onChange" | "value">;

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

export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden = false, onValue, hint, error, className = "", ...rest } = props;
  return (
    <Field className={`amplify-textfield ${className}`} {...{ label, isLabelHidden, hint, error }}>
      {(control) => (
        <div className="amplify-flex amplify-field-group amplify-field-group--horizontal">
          <div className="amplify-field-group__field-wrapper">
            <input
              type="text"
              dir="auto"
              {...rest}
              {...control}
              className={`amplify-input amplify-field-group__control ${error ? "amplify-input--error" : ""}`}
              onChange={(event) => onValue(event.target.value)}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
