// @vitest-environment page
import { expect, test, vi } from "vitest";
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

test("all that wait for a frame share it, in their order", async () => {
  const requests = vi.spyOn(window, "requestAnimationFrame");
  const order: string[] = [];
  const first = afterFrame(() => order.push("first"));
  const second = afterFrame(() => {
    order.push("second");
    if (order.length < 3) first.start();
  });
  first.start();
  second.start();
  expect(requests).toHaveBeenCalledTimes(1);
  await expect.poll(() => order).toEqual(["first", "second", "first"]);
  expect(requests).toHaveBeenCalledTimes(2);
});

test("one that stops another keeps it from running", async () => {
  const order: string[] = [];
  const second = afterFrame(() => order.push("second"));
  const first = afterFrame(() => {
    order.push("first");
    second.stop();
  });
  const third = afterFrame(() => order.push("third"));
  for (const { start } of [first, second, third]) start();
  await expect.poll(() => order).toEqual(["first", "third"]);
});
