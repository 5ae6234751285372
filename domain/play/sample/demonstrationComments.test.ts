import { expect, test } from "vitest";
import { interfaceLanguages } from "../../account/interfaceLanguages.ts";
import { feedbackId } from "../../api/feedback.ts";
import type { BlockId } from "../play.ts";
import { demonstrationComments } from "./demonstrationComments.ts";
import { samplePlay } from "./samplePlay.ts";

const at = "2026-11-01T00:00:00.000Z";

test.each(interfaceLanguages)(
  "each comment of the demonstration is about words of the sample play (%s)",
  (language) => {
    let ids = 0;
    const { blocks } = samplePlay(() => `block${String(ids++).padStart(5, "0")}` as BlockId, language);
    const comments = demonstrationComments(language, blocks, at);
    expect(comments.length).toBe(3);
    for (const { feedbackId: id } of comments) expect(feedbackId.safeParse(id).success).toBe(true);
    expect(comments.some(({ replies }) => replies.length > 0)).toBe(true);
  },
);

test("a comment whose words aren't in the play is left out", () => {
  expect(demonstrationComments("en", [], at)).toEqual([]);
});
