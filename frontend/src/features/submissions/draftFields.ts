import type { SubmissionDraft, SubmissionErrors } from "./submissionDraft.ts";

export interface SubmissionFieldsProps {
  readonly draft: SubmissionDraft;
  readonly errors: SubmissionErrors;
  readonly onChange: (change: Partial<SubmissionDraft>) => void;
}

type TextName = {
  [Name in keyof SubmissionDraft]: SubmissionDraft[Name] extends string ? Name : never;
}[keyof SubmissionDraft];

/** What a text field needs to show one part of the draft. */
export const textOf = ({ draft, errors, onChange }: SubmissionFieldsProps, name: TextName) => ({
  name,
  value: draft[name],
  error: errors[name],
  onValue: (value: string) => onChange({ [name]: value }),
});
