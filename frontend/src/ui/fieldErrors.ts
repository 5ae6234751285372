/** What is wrong with each field, in a sentence; empty when all is well. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** Only the fields that are at fault. */
export function faults<Field extends string>(found: Record<Field, string | undefined>): FieldErrors<Field> {
  return Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence)) as FieldErrors<Field>;
}
