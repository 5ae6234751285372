import type { DraftErrors, SubmissionDraft } from "./submissionDraft.ts";

export interface DraftFieldsProps {
  readonly draft: SubmissionDraft;
  readonly errors: DraftErrors;
  readonly onChange: (change: Partial<SubmissionDraft>) => void;
}

type TextName = {
  [Name in keyof SubmissionDraft]: SubmissionDraft[Name] extends string ? Name : never;
}[keyof SubmissionDraft];

/** What a text field needs to show one part of the draft. */
export const textOf = ({ draft, errors, onChange }: DraftFieldsProps, name: TextName) => ({
  name,
  value: draft[name],
  error: errors[name],
  onValue: (value: string) => onChange({ [name]: value }),
});
