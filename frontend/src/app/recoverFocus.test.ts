// @vitest-environment page
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { recoverFocus } from "./recoverFocus.ts";

const heading = () => document.querySelector("h1");
const field = () => document.querySelector("input");

beforeEach(() => {
  document.body.innerHTML = `<main id="content"><h1>Your plays</h1><p><button>Close</button></p><input></main>`;
  onTestFinished(recoverFocus());
  document.querySelector("button")?.focus();
});

// Files of one process share a page.
afterEach(() => document.body.replaceChildren());

test("when what had the focus goes away, the heading has it", async () => {
  document.querySelector("p")?.remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(heading()));
});

test("what takes the focus meanwhile keeps it", async () => {
  document.querySelector("p")?.remove();
  setTimeout(() => field()?.focus(), 50);
  await vi.waitFor(() => expect(document.activeElement).toBe(field()));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(document.activeElement).toBe(field());
});

test("what goes away without the focus changes nothing", async () => {
  field()?.focus();
  document.querySelector("p")?.remove();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(document.activeElement).toBe(field());
});
