// @vitest-environment page
import { act, renderHook } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import type { ReaderLayout } from "./readingPlace.ts";
import { useFollowedSpeaker } from "./useFollowedSpeaker.ts";

const open = (initial: ReaderLayout) =>
  renderHook(() => {
    const [layout, chooseLayout] = useState(initial);
    return { layout, chooseLayout, ...useFollowedSpeaker(layout, chooseLayout) };
  }).result;

test("choosing a character beside the manuscript's pages shows their lines in the reading copy", () => {
  const reader = open("manuscript");
  act(() => reader.current.follow(2));
  expect(reader.current).toMatchObject({ layout: "copy", speaker: 2 });
  act(() => reader.current.follow(undefined));
  expect(reader.current).toMatchObject({ layout: "copy", speaker: undefined });
});

test("beside the manuscript's pages no character is shown as chosen, because nothing is highlighted", () => {
  const reader = open("copy");
  act(() => reader.current.follow(1));
  act(() => reader.current.chooseLayout("manuscript"));
  expect(reader.current.speaker).toBeUndefined();
  act(() => reader.current.follow(1));
  expect(reader.current).toMatchObject({ layout: "copy", speaker: 1 });
});
