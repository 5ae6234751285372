import { expect, test } from "vitest";
import { helpWords } from "#frontend/messages/help.yaml";
import { helpTopics } from "#frontend/messages/helpTopics.md";
import { firstSections } from "./firstSections.ts";

test("the help begins with five sections that exist, each with its own words", () => {
  expect(firstSections).toHaveLength(5);
  expect(helpWords.first).toHaveLength(firstSections.length);
  for (const { topic, section } of firstSections) {
    const found = helpTopics.find(({ id }) => id === topic);
    expect(found?.sections.map(({ id }) => id)).toContain(section);
  }
});
