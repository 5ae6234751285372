import type { FrontField } from "#domain/play/front/frontPlaces.ts";
import { frontTable } from "#domain/play/front/frontTable.ts";
import { frontFieldHints, frontFieldLabels, frontMatterWords } from "#frontend/messages/frontMatter.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { TextAreaField } from "#frontend/ui/TextAreaField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { useFrontField } from "../titlePage/useFrontField.ts";

interface FrontTextFieldProps {
  readonly editor: Editor;
  readonly field: FrontField;
  readonly onFocus: () => void;
}

const hints: Readonly<Partial<Record<FrontField, string>>> = frontFieldHints;

/** One field of the front matter. Every change is saved at once. */
export function FrontTextField({ editor, field, onFocus }: FrontTextFieldProps) {
  const { props, write } = useFrontField(editor, field);
  const { rows, maxLength } = frontTable[field];
  const all = {
    ...props,
    label: frontFieldLabels[field],
    hint: hints[field],
    maxLength,
    onFocus,
    onValue: (value: string) => write(value),
  };
  return (
    <>
      {rows > 1 ? <TextAreaField {...all} rows={rows} /> : <TextField {...all} />}
      <LimitNotice length={props.value.length} limit={maxLength} />
    </>
  );
}

/** Says that a field is full, because the browser ignores everything typed after that. */
export const LimitNotice = ({ length, limit }: { readonly length: number; readonly limit: number }) => (
  <p role="status" className="front-form-limit">
    {length >= limit && frontMatterWords.limit({ limit })}
  </p>
);
