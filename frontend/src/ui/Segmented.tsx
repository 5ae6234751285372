import "./Segmented.css";

interface SegmentedProps<Value> {
  /** What is chosen, for screen readers. */
  readonly label: string;
  /** The label is above it, for everybody. */
  readonly isLabelShown?: boolean;
  readonly value: Value;
  readonly choices: readonly SegmentedChoice<Value>[];
  readonly onValue: (value: Value) => void;
  readonly isDisabled?: boolean;
}

interface SegmentedChoice<Value> {
  readonly value: Value;
  readonly label: string;
  /** The language of the label, if it isn't the page's. */
  readonly lang?: string;
}

/** One of a few, side by side. */
export const Segmented = <Value,>({
  label,
  isLabelShown,
  value,
  choices,
  onValue,
  isDisabled,
}: SegmentedProps<Value>) => (
  <fieldset className="segmented" disabled={isDisabled}>
    <legend className={isLabelShown ? undefined : "only-spoken"}>{label}</legend>
    <div className="segmented-choices">
      {choices.map((choice) => (
        <button
          key={choice.label}
          type="button"
          lang={choice.lang}
          aria-pressed={choice.value === value}
          onClick={() => onValue(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  </fieldset>
);
