import type { PackingStep } from "./packing.ts";
import { createPackSteps } from "./packSteps.ts";

const pack = createPackSteps();

addEventListener("message", ({ data: { number, step } }: MessageEvent<{ number: number; step: PackingStep }>) => {
  postMessage({ number, answer: pack(step) });
});
