// @vitest-environment page
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { readingWords } from "#frontend/messages/reading.yaml";
import { feedbackIdOf } from "#frontend/modules/feedback/testing/sampleFeedback.ts";
import { openLocalFeedbackStore } from "../feedback/localFeedbackStore.ts";
import { UnsentFeedback } from "./UnsentFeedback.tsx";

const words = readingWords.gone;
const link = { token: "abc.def", name: "abc" };
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("comments that couldn't be sent before the link was turned off can be read and copied", async () => {
  const feedback = { feedbackId: feedbackIdOf(1), kind: "comment" as const, text: "Never sent.", name: "", email: "" };
  openLocalFeedbackStore(link).change((notes) => ({
    ...notes,
    errands: [
      { taskId: "1", does: "leave", refused: "Gone.", feedback },
      { taskId: "2", does: "takeBack", feedbackId: feedbackIdOf(2) },
    ],
    drafts: { whole: { kind: "comment", text: " Only begun. " }, empty: { kind: "comment", text: " " } },
  }));
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  render(<UnsentFeedback link={link} />);
  (await screen.findByRole("button", { name: words.copy })).click();
  await screen.findByText(words.copied);
  expect(writeText).toHaveBeenCalledExactlyOnceWith("Never sent.\n\nOnly begun.");
});

test("readers without unsent comments see nothing about them", async () => {
  const { container } = render(<UnsentFeedback link={link} />);
  await vi.dynamicImportSettled();
  expect(container.textContent).toBe("");
});
