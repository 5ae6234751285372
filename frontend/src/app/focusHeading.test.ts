// @vitest-environment page
import { afterEach, expect, onTestFinished, test } from "vitest";
import { focusHeading } from "./focusHeading.ts";

afterEach(() => document.body.replaceChildren());

/** A screen that is left with its button focused. */
function leaveScreen(): HTMLElement {
  document.body.innerHTML = '<button>Sign in</button><main id="content"></main>';
  document.querySelector("button")?.focus();
  const content = document.querySelector<HTMLElement>("#content");
  if (!content) throw new Error("There is no content.");
  return content;
}
const later = () => new Promise((resolve) => setTimeout(resolve));

test("the heading of a screen that is already there gets the focus", () => {
  leaveScreen().innerHTML = "<h1>Your plays</h1>";
  onTestFinished(focusHeading());
  expect(document.activeElement?.textContent).toBe("Your plays");
});

test("the heading of a screen that is still loading gets the focus when it's there, and only once", async () => {
  const content = leaveScreen();
  onTestFinished(focusHeading());
  document.querySelector("button")?.remove();
  await later();
  expect(document.activeElement).toBe(document.body);
  content.innerHTML = "<h1>Your plays</h1>";
  await later();
  expect(document.activeElement?.textContent).toBe("Your plays");
  content.innerHTML = "<h1>Another</h1>";
  await later();
  expect(document.activeElement).toBe(document.body);
});

test("a screen that focuses a field itself, and a person who goes on meanwhile, keep the focus", async () => {
  const content = leaveScreen();
  onTestFinished(focusHeading());
  content.innerHTML = '<h1>Sign in</h1><input aria-label="E-mail">';
  content.querySelector("input")?.focus();
  await later();
  expect(document.activeElement).toBe(content.querySelector("input"));
});
