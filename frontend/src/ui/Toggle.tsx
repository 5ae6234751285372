import { useId } from "react";
import "./Toggle.css";

interface ToggleProps {
  readonly label: string;
  readonly text: string;
  readonly isOn: boolean;
  /** It can't be changed. */
  readonly isFixed?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch on the native checkbox. */
export function Toggle({ label, text, isOn, isFixed = false, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div className="toggle">
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-text`}>{text}</p>
      </div>
      <input
        type="checkbox"
        role="switch"
        id={id}
        aria-describedby={`${id}-text`}
        checked={isOn}
        aria-checked={isOn}
        disabled={isFixed}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  );
}
