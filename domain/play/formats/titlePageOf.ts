import { titlePageFields } from "../front/frontFields.ts";
import type { PageWords } from "../layout/pageWords.ts";
import type { FrontMatter } from "../play.ts";

const fieldsBelowTitle = titlePageFields.filter((field) => field !== "title");

/** Returns the title page's fields below the title, those that aren't empty. "by" is added before an author. */
export const titlePageOf = (
  front: FrontMatter,
  { by }: PageWords,
): readonly { readonly field: (typeof fieldsBelowTitle)[number]; readonly text: string }[] =>
  fieldsBelowTitle.flatMap((field) => {
    const text = field === "credit" && front.authors !== "" ? front.credit || by : front[field];
    return text === "" ? [] : [{ field, text }];
  });
