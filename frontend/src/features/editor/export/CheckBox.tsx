import type { ReactNode } from "react";

interface CheckBoxProps {
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
  readonly children: ReactNode;
}

export const CheckBox = ({ isChecked, onCheck, children }: CheckBoxProps) => (
  <label className="export-choice">
    <input type="checkbox" checked={isChecked} onChange={({ target }) => onCheck(target.checked)} />
    <span>{children}</span>
  </label>
);
