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
      icon={<Arrow />}
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

/** Amplify's own has inline styles, which the content security policy forbids in pages that are built with their content. */
const Arrow = () => (
  <svg className="amplify-icon" width="1em" height="1em" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d="M16.6 8.6 12 13.2 7.4 8.6 6 10l6 6 6-6z" />
  </svg>
);
