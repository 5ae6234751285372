import { type TitlePageField, titlePageFields } from "../../front/frontPlaces.ts";
import { titleTextOf } from "../../layout/front/titleTextOf.ts";
import type { PageWords } from "../../layout/pageWords.ts";
import type { FrontMatter } from "../../play.ts";

const fieldsBelowTitle = titlePageFields.filter((field) => field !== "title");

/** Returns what the title page says below the title, field by field, without those that are empty. */
export const titlePageOf = (
  front: FrontMatter,
  words: PageWords,
): readonly { readonly field: TitlePageField; readonly text: string }[] =>
  fieldsBelowTitle.flatMap((field) => {
    const text = titleTextOf(front, field, words);
    return text === "" ? [] : [{ field, text }];
  });
