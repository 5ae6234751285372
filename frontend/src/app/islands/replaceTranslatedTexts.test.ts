// @vitest-environment page
import { h, render } from "preact";
import { expect, onTestFinished, test } from "vitest";
import { translatePage } from "#tests/support/translatePage.ts";
import { replaceTranslatedTexts } from "./replaceTranslatedTexts.ts";

test("where a browser has translated the page, an element that Preact changes shows only the new content", async () => {
  replaceTranslatedTexts();
  const root = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => root.remove());
  const draw = async (content: Parameters<typeof h>[2]) => {
    render(h("button", {}, content), root);
    await Promise.resolve();
    return root.textContent;
  };
  expect(await draw("Send")).toBe("Send");
  onTestFinished(translatePage());
  expect(root.querySelector("font")).not.toBeNull();
  expect(await draw("Send again")).toBe("Send again");
  expect(await draw(h("span", {}, "Sending…"))).toBe("Sending…");
  expect(await draw("Send")).toBe("Send");
  expect(root.querySelector("font")).not.toBeNull();
});
