import { expect, test } from "vitest";
import { helpTopics as spanish } from "#frontend/messages/es/helpTopics.md";
import { helpTopics } from "#frontend/messages/helpTopics.md";
import { searchHelp } from "./searchHelp.ts";

const topics = [
  {
    id: "sharing",
    title: "Sharing",
    lead: "",
    sections: [
      { id: "s", heading: "Links", paragraphs: ["Share creates a link.", "A link can have a password."] },
      { id: "s", heading: "Passwords", paragraphs: ["A reader types the password of the link."] },
    ],
  },
];

const found = (query: string) => searchHelp(query, topics).map(({ heading, excerpt }) => `${heading}: ${excerpt}`);

test("a section is found by all words of the query, and headings count first", () => {
  expect(found("PASSWORD")).toEqual([
    "Passwords: A reader types the password of the link.",
    "Links: A link can have a password.",
  ]);
  expect(found("reader  link")).toEqual(["Passwords: A reader types the password of the link."]);
  expect(found("reader share")).toEqual([]);
  expect(found("  ")).toEqual([]);
});

test("accents don't matter, and losing the phone is explained", () => {
  const spanishTopics = spanish.map(({ id, title, lead, sections }) => ({ id, title, lead, sections }));
  const spanishFound = (query: string) => searchHelp(query, spanishTopics).map(({ id }) => id);
  expect(spanishFound("contrasena")).toEqual(spanishFound("contraseña"));
  expect(spanishFound("codigo recuperacion")).toEqual(["protecting-your-account"]);
  expect(searchHelp("recovery code", helpTopics).map(({ id }) => id)).toEqual(["protecting-your-account"]);
});

test("every section of the help has an address of its own, and can be found by its heading", () => {
  for (const topic of helpTopics) {
    const ids = topic.sections.map(({ id }) => id);
    expect(new Set(ids).size, topic.id).toBe(ids.length);
    for (const { heading } of topic.sections)
      expect(searchHelp(heading, helpTopics).map((result) => result.heading)).toContain(heading);
  }
});
