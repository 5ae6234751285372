import { SelectField as AmplifySelectField } from "@aws-amplify/ui-react";

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onValue: (value: Value) => void;
  readonly hint?: string | undefined;
  readonly size?: "small";
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { choices, onValue, hint, isLabelHidden = false, ...rest } = props;
  const choose = (value: string) => {
    const choice = choices.find((one) => one.value === value);
    if (choice) onValue(choice.value);
  };
  return (
    <AmplifySelectField
      {...rest}
      labelHidden={isLabelHidden}
      descriptiveText={hint}
      onChange={(event) => choose(event.target.value)}
    >
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </AmplifySelectField>
  );
}
