import { TextField } from "./TextField.tsx";

interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly name?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** Six digits from an e-mail or an app. Other pasted characters are removed. */
export const CodeField = ({ onValue, ...rest }: CodeFieldProps) => (
  <TextField
    {...rest}
    className="code-field"
    inputMode="numeric"
    autoComplete="one-time-code"
    onValue={(value) => onValue(value.replace(/\D/g, "").slice(0, 6))}
  />
);
