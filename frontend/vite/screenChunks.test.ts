import { expect, test } from "vitest";
import { chunkOf, type ModuleUsers } from "./screenChunks.ts";

const first = (...features: readonly string[]): ModuleUsers => new Map(features.map((feature) => [feature, "first"]));
const everywhere = ["auth", "account", "dashboard", "subscription", "admin", "feedback"];

test.each([
  ["what one feature loads is in a chunk of its own", first("account"), "account"],
  ["also what it loads soon", new Map([["editor", "soon"]]), "editorSoon"],
  ["readers load it first, and so do all screens", first("reader", "editor", ...everywhere), "basics"],
  ["readers load it, too", new Map([...first("editor", "feedback"), ["reader", "soon"]]), "basics"],
  ["readers print with it", new Map([...first("editor"), ["reader", "print"]]), "common"],
  ["the editor and the feedback show plays with it", first("editor", "feedback"), "texts"],
  ["the editor and other screens load it", first("editor", "account"), "common"],
  ["the editor and the feedback send changes with it", new Map([...first("feedback"), ["editor", "soon"]]), "sending"],
  ["the editor loads it later than others", new Map([...first("dashboard"), ["editor", "soon"]]), "frame"],
  ["readers who comment and others load it", new Map([...first("account"), ["reader", "soon"]]), "schemas"],
  ["people sign in or change how they do it", first("auth", "account"), "signIn"],
  ["all other screens load it", first(...everywhere), "frame"],
] satisfies readonly [string, ModuleUsers, string][])("%s: the chunk is as named", (_, users, chunk) => {
  expect(chunkOf(users, { offline: true })).toBe(chunk);
});

test("what the app needs offline isn't in a chunk that's never stored", () => {
  expect(chunkOf(first("admin"), {})).toBe("admin");
  expect(chunkOf(first("admin"), { offline: true })).toBe("adminStored");
  expect(chunkOf(new Map([["reader", "soon"]]), { offline: true })).toBe("readerSoonStored");
});

test("nobody loads a feature's own chunk for what the page or others load on demand", () => {
  expect(chunkOf(first("account"), { byPage: true, byOthers: true })).toBe("frame");
  expect(chunkOf(first("account", "admin"), { byPage: true, byOthers: true })).toBe("frame");
  expect(chunkOf(first("editor"), { byOthers: true })).toBe("texts");
  expect(chunkOf(first("submissions"), { byOthers: true })).toBe("submissionsShared");
  expect(chunkOf(first("submissions"), {})).toBe("submissions");
});
