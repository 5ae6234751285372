import { useState } from "react";
import { callFormWords } from "#frontend/messages/calls.yaml";
import { TextField } from "#frontend/ui/TextField.tsx";

interface Range {
  readonly min: number;
  readonly max: number;
  readonly isWhole: boolean;
}

const whole = (max: number): Range => ({ min: 1, max, isWhole: true });

/** As in `submissionCall`. */
const ranges = {
  firstPages: whole(200),
  leastPages: whole(2000),
  mostPages: whole(2000),
  leastMinutes: whole(2000),
  mostMinutes: whole(2000),
  mostActors: whole(200),
  fontPoints: { min: 6, max: 40, isWhole: false },
  marginInches: { min: 0, max: 4, isWhole: false },
  synopsisSentences: whole(100),
  synopsisWords: whole(5000),
} as const;

type NumberField = keyof typeof ranges;
export const numberFields = Object.keys(ranges) as readonly NumberField[];

const years: Range = { min: 1900, max: 2200, isWhole: true };

interface CallNumberFieldProps {
  readonly field: NumberField | "year";
  readonly value: number | undefined;
  readonly onValue: (value: number | undefined) => void;
  /** Changes the list of fields that can't be saved. */
  readonly onValidity: (change: (invalid: readonly string[]) => readonly string[]) => void;
}

/** A number or nothing. Shows what was typed even if it isn't a number yet. */
export function CallNumberField({ field, value, onValue, onValidity }: CallNumberFieldProps) {
  const [typed, setTyped] = useState(value === undefined ? "" : String(value));
  const { min, max, isWhole } = field === "year" ? years : ranges[field];
  const numberIn = (text: string): number | undefined => {
    const number = Number(text.trim().replace(",", "."));
    const isUsable = number >= min && number <= max && (!isWhole || Number.isInteger(number));
    return isUsable ? number : undefined;
  };
  const isValid = (text: string): boolean => text.trim() === "" || numberIn(text) !== undefined;
  return (
    <TextField
      className="submission-number"
      label={field === "year" ? callFormWords.year : callFormWords.numberFields[field]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      value={typed}
      error={isValid(typed) ? undefined : callFormWords.numberError({ min, max })}
      onValue={(text) => {
        setTyped(text);
        onValidity((before) => [...before.filter((one) => one !== field), ...(isValid(text) ? [] : [field])]);
        if (isValid(text)) onValue(text.trim() === "" ? undefined : numberIn(text));
      }}
    />
  );
}
