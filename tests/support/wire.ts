/**
 * A type of HubSpot's own client as it is sent: dates and enumerations as text, and names reserved in TypeScript
 * without the underscore.
 */
export type Wire<T> = T extends Date
  ? string
  : T extends string
    ? `${T}`
    : T extends number | boolean | null | undefined
      ? T
      : T extends readonly (infer Item)[]
        ? readonly Wire<Item>[]
        : T extends object
          ? { readonly [Key in keyof T as Key extends `_${infer Name}` ? Name : Key]: Wire<T[Key]> }
          : T;
