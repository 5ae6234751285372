import { buttonClass } from "./buttonClass.ts";
import "./Segmented.css";

interface SegmentedProps<Value> {
  /** What is chosen, for screen readers. */
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onValue: (value: Value) => void;
}

/** One of a few, side by side. */
export const Segmented = <Value,>({ label, value, choices, onValue }: SegmentedProps<Value>) => (
  <fieldset className="segmented">
    <legend className="only-spoken">{label}</legend>
    {choices.map((choice) => (
      <button
        key={choice.label}
        type="button"
        className={buttonClass({ variant: "bare", size: "small" })}
        aria-pressed={choice.value === value}
        onClick={() => onValue(choice.value)}
      >
        {choice.label}
      </button>
    ))}
  </fieldset>
);
