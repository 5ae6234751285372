import { Field } from "./Field.tsx";

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
  const { label, choices, value, onValue, hint, isLabelHidden = false, size } = props;
  const choose = (chosen: string) => {
    const choice = choices.find((one) => one.value === chosen);
    if (choice) onValue(choice.value);
  };
  const sized = (name: string) => `${name} ${size ? `${name}--${size}` : ""}`;
  return (
    <Field className="amplify-selectfield" {...{ label, isLabelHidden, hint, size }}>
      {(control) => (
        <div className="amplify-select__wrapper">
          <select
            {...control}
            className={`${sized("amplify-select")} amplify-field-group__control`}
            value={value}
            onChange={(event) => choose(event.target.value)}
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <div className={`amplify-flex ${sized("amplify-select__icon")}`} aria-hidden="true">
            <Arrow />
          </div>
        </div>
      )}
    </Field>
  );
}

const Arrow = () => (
  <svg className="amplify-icon" width="1em" height="1em" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d="M16.6 8.6 12 13.2 7.4 8.6 6 10l6 6 6-6z" />
  </svg>
);
