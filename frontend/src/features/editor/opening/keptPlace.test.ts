// @vitest-environment page
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BlockId, PlayId } from "#domain/play/play.ts";
import { browserSessionStore } from "#frontend/platform/session/store/browserSessionStore.ts";
import { findSavedCursor, saveCursor } from "./savedCursor.ts";

const play = (name: string): PlayId => name as PlayId;
const at = (offset: number) => ({ id: "b1" as BlockId, offset });

const state = vi.spyOn(browserSessionStore, "get");

// Other tests in the same process may have signed somebody out.
beforeEach(() => void state.mockReturnValue({ kind: "loading" }));
afterEach(() => localStorage.clear());
afterAll(() => state.mockRestore());

test("each play has its own cursor position, and the last fifty are stored", () => {
  expect(findSavedCursor(play("one"))).toBeUndefined();
  saveCursor(play("one"), at(1));
  for (let other = 0; other < 49; other++) saveCursor(play(`other ${other}`), at(other));
  expect(findSavedCursor(play("one"))).toEqual(at(1));
  saveCursor(play("another"), at(2));
  expect(findSavedCursor(play("one"))).toBeUndefined();
  expect(findSavedCursor(play("another"))).toEqual(at(2));
});

test("damaged data is ignored", () => {
  for (const damaged of ["{", "7", '{"one":{"offset":-1}}']) {
    localStorage.setItem("ghostlight.places", damaged);
    expect(findSavedCursor(play("one"))).toBeUndefined();
    saveCursor(play("two"), at(3));
    expect(findSavedCursor(play("two"))).toEqual(at(3));
  }
});

test("no position is stored after signing out", () => {
  state.mockReturnValue({ kind: "anonymous", why: "left" });
  saveCursor(play("one"), at(1));
  expect(findSavedCursor(play("one"))).toBeUndefined();
});
