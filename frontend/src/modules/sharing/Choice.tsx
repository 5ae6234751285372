import type { ReactNode } from "react";

interface ChoiceProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of several options. */
export const Choice = ({ name, isChosen, onChoose, children }: ChoiceProps) => (
  <label className="share-link-choice">
    <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
    <span>{children}</span>
  </label>
);
