// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import type { BlockId, PlayId } from "#domain/play/play.ts";
import { sessionKeeper } from "#frontend/app/session/sessionKeeper.ts";
import { findKeptPlace, keepPlace } from "./keptPlace.ts";

const play = (name: string): PlayId => name as PlayId;
const at = (offset: number) => ({ id: "b1" as BlockId, offset });

afterEach(() => localStorage.clear());

test("each play has its own place, the last fifty are kept", () => {
  expect(findKeptPlace(play("one"))).toBeUndefined();
  keepPlace(play("one"), at(1));
  for (let other = 0; other < 49; other++) keepPlace(play(`other ${other}`), at(other));
  expect(findKeptPlace(play("one"))).toEqual(at(1));
  keepPlace(play("another"), at(2));
  expect(findKeptPlace(play("one"))).toBeUndefined();
  expect(findKeptPlace(play("another"))).toEqual(at(2));
});

test("what is damaged counts as nothing", () => {
  for (const damaged of ["{", "7", '{"one":{"offset":-1}}']) {
    localStorage.setItem("ghostlight.places", damaged);
    expect(findKeptPlace(play("one"))).toBeUndefined();
    keepPlace(play("two"), at(3));
    expect(findKeptPlace(play("two"))).toEqual(at(3));
  }
});

test("who has signed out leaves no place behind", () => {
  const signedOut = vi.spyOn(sessionKeeper, "get").mockReturnValue({ kind: "anonymous", why: "left" });
  keepPlace(play("one"), at(1));
  expect(findKeptPlace(play("one"))).toBeUndefined();
  signedOut.mockRestore();
});
