import { expect, test } from "vitest";
import { playWith, speech } from "#tests/support/playBuilder.ts";
import { nameByPattern } from "./namePattern.ts";
import type { PackageChoices } from "./packageChoices.ts";
import { planPackage } from "./planPackage.ts";

const values = { title: "Ghosts", author: "Henrik Ibsen", part: "Synopsis" };

test.each([
  ["[TITLE] – [AUTHOR].pdf", "Ghosts – Henrik Ibsen"],
  ["[AUTHOR]_[TITLE]", "Henrik Ibsen_Ghosts"],
  ["[title], [part].DOCX", "Ghosts, Synopsis"],
  ["2027 [TITLE]", "2027 Ghosts"],
  ["Entry", "Entry"],
  ["  ", ""],
  ["[TITLE]/../[AUTHOR]", "Ghosts .. Henrik Ibsen"],
])("the pattern %j makes %j", (pattern, name) => expect(nameByPattern(pattern, values)).toBe(name));

test.each([
  ["[TITLE] – [AUTHOR]", "Ghosts"],
  ["[AUTHOR] – [TITLE]", "Ghosts"],
  ["[AUTHOR], [TITLE], [PART]", "Ghosts, Synopsis"],
  ["Entry [AUTHOR] [TITLE]", "Entry Ghosts"],
])("without an author, the pattern %j makes %j", (pattern, name) =>
  expect(nameByPattern(pattern, { ...values, author: "" })).toBe(name),
);

const play = playWith({ title: "Ghosts", authors: "Henrik Ibsen", synopsis: "S." }, ...speech("A", "One."));
const author = { name: "", bio: "", alsoNames: [] };
const choices: PackageChoices = {
  parts: ["script", "blindScript", "synopsis"],
  firstPages: 10,
  isBlind: true,
  format: "pdf",
  letter: "",
};
const namesBy = (namePattern: string, of = play): readonly string[] =>
  planPackage(of, { ...choices, namePattern }, author).files.map(({ name }) => name);

test("both copies are named in one go, and the blind one never reveals the author", () => {
  expect(namesBy("[TITLE] – [AUTHOR].pdf")).toEqual([
    "Ghosts – Henrik Ibsen.pdf",
    "Ghosts.pdf",
    "Ghosts - Synopsis.pdf",
  ]);
  expect(namesBy("Ibsen [TITLE]").slice(1)).toEqual(["Ghosts.pdf", "Ghosts - Synopsis.pdf"]);
});

test("files with the same name by the pattern get that of their part", () => {
  expect(namesBy("[TITLE]")).toEqual(["Ghosts.pdf", "Ghosts - Full script (blind copy).pdf", "Ghosts - Synopsis.pdf"]);
});

test("names are accepted by every system, and at most 255 bytes long", () => {
  const long = { ...play, front: { ...play.front, title: "桜".repeat(300), authors: "👩‍🎤".repeat(90) } };
  for (const pattern of ["[TITLE] – [AUTHOR]", `${"é".repeat(100)} [TITLE] [AUTHOR] [PART]`, "[AUTHOR]<>:[PART]|?"]) {
    const names = namesBy(pattern, long);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(3);
    for (const name of names) {
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
      expect(name).toMatch(/^[^<>:"/\\|?*]+\.pdf$/);
    }
  }
  expect(namesBy("CON")[0]).toBe("CON_.pdf");
});
