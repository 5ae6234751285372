import { expect, test } from "vitest";
import type { PackageChoices } from "../../play/formats/package/packageChoices.ts";
import { choicesFor } from "./choicesFor.ts";
import { type CallRules, emptyCall } from "./submissionCall.ts";

const choices: PackageChoices = { parts: ["script"], firstPages: 10, isBlind: false, format: "pdf", letter: "Hello" };
const choose = (rules: Partial<CallRules>, before = choices) =>
  choicesFor({ rules: { ...emptyCall.rules, ...rules } }, before);

test("what a call doesn't say stays as it was", () => {
  expect(choose({})).toMatchObject({ parts: ["script"], firstPages: 10, format: "pdf", letter: "Hello" });
});

test("a call that says nothing about names isn't blind because the call before was", () => {
  const blind = choose({ identity: "blind", parts: ["script"] });
  expect(blind).toMatchObject({ isBlind: true, parts: ["blindScript"] });
  expect(choose({ parts: ["script"] }, blind)).toMatchObject({ isBlind: false, parts: ["script"] });
});
