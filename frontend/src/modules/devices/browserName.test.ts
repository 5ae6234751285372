import { afterAll, expect, test } from "vitest";
import { showLanguage } from "#frontend/messages/showLanguage.ts";
import { browserName } from "./browserName.ts";

afterAll(() => showLanguage("en"));

test("a browser's reported name is shown in the language of the interface", async () => {
  const reported = ["Chrome on Windows", "Browser on Linux", "Browser", "Some other program"];
  expect(reported.map(browserName)).toEqual(reported);
  await showLanguage("es");
  expect(reported.map(browserName)).toEqual([
    "Chrome en Windows",
    "Navegador en Linux",
    "Navegador",
    "Some other program",
  ]);
});
