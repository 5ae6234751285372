declare const brand: unique symbol;

/** A string that only one parser or factory can produce, so that a play's ID can't be mistaken for a person's. */
export type Branded<Name extends string> = string & { readonly [brand]: Name };
