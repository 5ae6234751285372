import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { buttonClass } from "#frontend/ui/buttonClass.ts";
import { PlainButton } from "#frontend/ui/PlainButton.tsx";

const { questions: words } = feedbackWords;

interface QuestionFieldProps {
  /** Counted from 1. */
  readonly number: number;
  readonly isLast: boolean;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onMove: (step: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** Characters, as in the contract. */
const maxQuestionLength = 500;

export function QuestionField({ number, isLast, text, onText, onMove, onRemove }: QuestionFieldProps) {
  const verb = (label: string, sign: string, run: () => void, isUnavailable = false) => (
    <PlainButton
      className={buttonClass({ variant: "bare", size: "small" })}
      aria-label={label}
      title={label}
      isUnavailable={isUnavailable}
      onClick={run}
    >
      <span aria-hidden="true">{sign}</span>
    </PlainButton>
  );
  return (
    <li>
      <textarea
        aria-label={words.number({ number })}
        rows={2}
        dir="auto"
        maxLength={maxQuestionLength}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <span className="questions-actions">
        {verb(words.up({ number }), "↑", () => onMove(-1), number === 1)}
        {verb(words.down({ number }), "↓", () => onMove(1), isLast)}
        {verb(words.remove({ number }), "×", onRemove)}
      </span>
    </li>
  );
}
