// @vitest-environment page
import { DOMParser } from "prosemirror-model";
import { expect, test } from "vitest";
import { schema } from "./schema.ts";

function read(html: string): string {
  const page = document.createElement("div");
  page.innerHTML = `<div class="manuscript-group"><p data-kind="dialogue">${html}</p></div>`;
  return DOMParser.fromSchema(schema).parse(page).textContent;
}

test("the line break with which a browser keeps a block open isn't read as a new line", () => {
  expect(read("O<br>")).toBe("O");
  expect(read("<br>")).toBe("");
});

test("a line break between words is read as a new line", () => {
  expect(read("To be<br>or not")).toBe("To be\nor not");
  expect(read("To be<br><strong>or</strong><br>not")).toBe("To be\nor\nnot");
});
