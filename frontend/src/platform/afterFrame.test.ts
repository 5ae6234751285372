// @vitest-environment jsdom
import { expect, test } from "vitest";
import { afterFrame } from "./afterFrame.ts";

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test("what is started several times before a frame runs once, after that frame", async () => {
  let runs = 0;
  const { start } = afterFrame(() => runs++);
  start();
  start();
  await nextFrame();
  expect(runs).toBe(0);
  await expect.poll(() => runs).toBe(1);
  start();
  await expect.poll(() => runs).toBe(2);
});

test("nothing runs once it's stopped, before or after the frame", async () => {
  let runs = 0;
  const { start, stop } = afterFrame(() => runs++);
  start();
  stop();
  await nextFrame();
  start();
  await nextFrame();
  stop();
  await nextFrame();
  await nextFrame();
  expect(runs).toBe(0);
});
