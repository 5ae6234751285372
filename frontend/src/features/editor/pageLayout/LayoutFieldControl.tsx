import { useId, useState } from "react";
import type { PaperName } from "#domain/play/layout/designs/layouts.ts";
import { readField } from "#domain/play/layout/own/adjustLayout.ts";
import {
  type FieldRule,
  findField,
  isAllowed,
  type LayoutField,
  type MarkField,
  maxMarkLength,
} from "#domain/play/layout/own/layoutFields.ts";
import type { LayoutValue } from "#domain/play/play.ts";
import { choiceName } from "#frontend/messages/ownLayouts.ts";
import { ownLayoutWords, usualMarks } from "#frontend/messages/ownLayouts.yaml";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { readNumber, showNumber, shownUnit } from "./shownNumber.ts";
import type { Adjusting } from "./useAdjusting.ts";

interface LayoutFieldProps {
  readonly field: LayoutField;
  readonly label: string;
  readonly paper: PaperName;
  readonly adjusting: Adjusting;
}

/** One setting of a layout, as a number, a list, a check box, or the text of a mark. What can't be applied says why. */
export function LayoutFieldControl({ field, label, paper, adjusting }: LayoutFieldProps) {
  const rule = findField(field)?.rule;
  const value = readField(adjusting.layout, field);
  const [errorText, setErrorText] = useState<string>();
  const change = (next: LayoutValue): string | undefined => {
    const problem = adjusting.change(field, next);
    setErrorText(problem);
    return problem;
  };
  if (rule?.kind === "number") return <NumberField {...{ label, rule, paper, change }} value={Number(value)} />;
  if (rule?.kind === "mark") return <MarkControl {...{ field, label, change }} value={String(value)} />;
  return (
    <div className="adjust-field">
      {rule?.kind === "choice" ? (
        <SelectField label={label} value={String(value)} choices={choicesOf(rule.choices)} onValue={change} />
      ) : (
        <CheckBox label={label} isChecked={value === true} onCheck={change} />
      )}
      {errorText && (
        <p role="alert" className="adjust-problem">
          {errorText}
        </p>
      )}
    </div>
  );
}

const choicesOf = (values: readonly string[]) => values.map((value) => ({ value, label: choiceName(value) }));

interface CheckBoxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
}

const CheckBox = ({ label, isChecked, onCheck }: CheckBoxProps) => (
  <label className="adjust-check">
    <input type="checkbox" checked={isChecked} onChange={({ target }) => onCheck(target.checked)} />
    <span>{label}</span>
  </label>
);

/** What is typed until it's applied. */
interface Typed {
  readonly text: string;
  readonly errorText: string | undefined;
}

interface NumberFieldProps {
  readonly label: string;
  readonly rule: Extract<FieldRule, { readonly kind: "number" }>;
  readonly paper: PaperName;
  readonly value: number;
  readonly change: (value: number) => string | undefined;
}

function NumberField({ label, rule, paper, value, change }: NumberFieldProps) {
  const [typed, setTyped] = useState<Typed>();
  const unit = shownUnit(rule.unit, paper);
  const take = (text: string): string | undefined => {
    const number = readNumber(text, unit);
    if (number === undefined) return ownLayoutWords.numberNeeded;
    if (!isAllowed(rule, number))
      return ownLayoutWords.numberRange({ least: showNumber(rule.least, unit), most: showNumber(rule.most, unit) });
    return change(number);
  };
  return (
    <TextField
      className="adjust-number"
      label={`${label} (${unit.name})`}
      inputMode="decimal"
      autoComplete="off"
      value={typed?.text ?? showNumber(value, unit)}
      error={typed?.errorText}
      onValue={(text) => setTyped({ text, errorText: take(text) })}
      onBlur={() => !typed?.errorText && setTyped(undefined)}
    />
  );
}

interface MarkControlProps {
  readonly field: LayoutField;
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => string | undefined;
}

/** A mark that's on or off, and its text. */
function MarkControl({ field, label, value, change }: MarkControlProps) {
  const [typed, setTyped] = useState<Typed>();
  const group = useId();
  const take = (text: string): string | undefined =>
    isAllowed({ kind: "mark" }, text) ? change(text) : ownLayoutWords.markTooLong({ length: maxMarkLength });
  const isOn = value !== "" || typed !== undefined;
  const turn = (on: boolean) => {
    const text = on ? usualMarks[field as MarkField] : "";
    const errorText = take(text);
    setTyped(errorText === undefined ? undefined : { text, errorText });
  };
  return (
    <fieldset className="adjust-mark" aria-labelledby={group}>
      <label id={group} className="adjust-check">
        <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
        <span>{label}</span>
      </label>
      {isOn && (
        <TextField
          label={ownLayoutWords.markText}
          autoComplete="off"
          value={typed?.text ?? value}
          error={typed?.errorText}
          onValue={(text) => setTyped({ text, errorText: take(text) })}
          onBlur={() => !typed?.errorText && setTyped(undefined)}
        />
      )}
    </fieldset>
  );
}
