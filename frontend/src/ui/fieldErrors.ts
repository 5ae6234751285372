/** An error message for each invalid field. Empty if all are valid. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** Returns only the fields with errors. */
export function faults<Field extends string>(found: Record<Field, string | undefined>): FieldErrors<Field> {
  return Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence)) as FieldErrors<Field>;
}
