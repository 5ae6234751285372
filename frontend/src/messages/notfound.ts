import { translated } from "./translation.ts";

export const notFoundWords = translated("notFoundWords", {
  title: "Page not found",
  text: "We couldn't find this page. The address may be mistyped, or the page may have moved.",
  home: "Go to the home page",
});
