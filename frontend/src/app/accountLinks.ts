import { titleWords } from "#frontend/messages/titles.yaml";
import { screensLinked } from "./screens.ts";

/**
 * Returns the screens about the signed-in person's account, for the menu and the list beside them. This code loads before
 * somebody signs in, and the language may change then.
 */
export const accountLinks = () =>
  screensLinked("account").map(({ path, title }) => ({ to: path, label: titleWords[title] }));
