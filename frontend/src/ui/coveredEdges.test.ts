import { expect, test } from "vitest";
import { coveredEdgesOf } from "./coveredEdges.ts";

const windowHeight = 800;

test("an on-screen keyboard covers the bottom of the window", () => {
  expect(coveredEdgesOf(windowHeight, { height: 500, offsetTop: 0, scale: 1 })).toEqual({ top: 0, bottom: 300 });
});

test("a page that the browser has moved up for its keyboard is covered at the top, too", () => {
  expect(coveredEdgesOf(windowHeight, { height: 500, offsetTop: 120, scale: 1 })).toEqual({ top: 120, bottom: 180 });
});

test("a page that is pulled down beyond its top isn't covered there", () => {
  expect(coveredEdgesOf(windowHeight, { height: 800, offsetTop: -40, scale: 1 })).toEqual({ top: 0, bottom: 0 });
});

test("zooming with two fingers covers nothing, and a keyboard is recognized in a zoomed page", () => {
  expect(coveredEdgesOf(windowHeight, { height: 400, offsetTop: 300, scale: 2 })).toEqual({ top: 0, bottom: 0 });
  expect(coveredEdgesOf(windowHeight, { height: 250, offsetTop: 300, scale: 2 })).toEqual({ top: 0, bottom: 300 });
});

test("a fraction of a pixel isn't a keyboard", () => {
  expect(coveredEdgesOf(windowHeight, { height: 799.2, offsetTop: 0, scale: 1 })).toEqual({ top: 0, bottom: 0 });
});
