declare const brand: unique symbol;

/** A string that only one parser or maker may produce, so that a play's id is never taken for a person's. */
export type Branded<Name extends string> = string & { readonly [brand]: Name };
