import type { ReactNode } from "react";

interface ChoiceProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  /** The ID of what explains the choice. */
  readonly describedBy?: string | undefined;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of several options. */
export const Choice = ({ name, isChosen, isDisabled, describedBy, onChoose, children }: ChoiceProps) => (
  <label className="share-link-choice">
    <input
      type="radio"
      name={name}
      checked={isChosen}
      disabled={isDisabled}
      aria-describedby={describedBy}
      onChange={onChoose}
    />
    <span>{children}</span>
  </label>
);
