import { screens } from "#frontend/app/screens.ts";
import { mailChoiceWords } from "#frontend/messages/mailChoice.yaml";
import type { TitleName } from "#frontend/messages/titles.ts";
import { titleWords } from "#frontend/messages/titles.yaml";

interface TitledScreen {
  readonly path: string;
  readonly title?: TitleName;
}

/** Returns the title of the tab for each screen that has one, by its address. */
const titlesOf = (rows: readonly TitledScreen[]): Readonly<Record<string, string>> =>
  Object.fromEntries(rows.flatMap(({ path, title }) => (title ? [[path, titleWords[title]]] : [])));

export const publicRoutes = {
  ...titlesOf([...screens.translated, ...screens.everybody]),
  "/help/elements-and-keys": "Elements and keys",
  "/mail": mailChoiceWords.titles.comments,
  "/shared/some-token": titleWords.shared,
  "/no/such/page": titleWords.notFound,
};

export const guardedRoutes = titlesOf(screens.signedIn);
export const adminRoutes = titlesOf(screens.admin);

export const feedbackRoute = "/feedback/some-play-of-mine";
export const editorRoute = "/editor/new";

/** Every address whose screen the sweeps check. A unit test compares them with the app's routes. */
export const sweptPaths: readonly string[] = [
  ...[publicRoutes, guardedRoutes, adminRoutes].flatMap(Object.keys),
  feedbackRoute,
  editorRoute,
];
