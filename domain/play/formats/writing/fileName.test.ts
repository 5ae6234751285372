import { expect, test } from "vitest";
import { fileName } from "./fileName.ts";

test.each([
  ["A Doll’s House", "A Doll’s House.pdf"],
  ["Who / What: *why*?", "Who What why.pdf"],
  ["../../etc/passwd", "etc passwd.pdf"],
  ["Чайка", "Чайка.pdf"],
  ["  ", "Untitled play.pdf"],
  ["...", "Untitled play.pdf"],
  ["CON", "CON_.pdf"],
  ["Evil\u202efdp.exe", "Evil fdp.exe.pdf"],
  ["x".repeat(200), `${"x".repeat(80)}.pdf`],
])("%j becomes %j", (title, name) => expect(fileName(title, "pdf", { untitled: "Untitled play" })).toBe(name));

test("a play without a title, or with one that no system accepts, gets the given name", () => {
  for (const title of ["", " ", "???"]) {
    expect(fileName(title, "docx", { untitled: "Obra sin título" })).toBe("Obra sin título.docx");
  }
});

test("a note is made acceptable, too", () => {
  expect(fileName("Ghosts", "pdf", { untitled: "", note: "sides for MAN / WOMAN" })).toBe(
    "Ghosts (sides for MAN WOMAN).pdf",
  );
});

test("a blind copy's file name differs from the named one's", () => {
  expect(fileName("Ghosts", "pdf", { untitled: "", note: "blind copy" })).toBe("Ghosts (blind copy).pdf");
  expect(fileName("x".repeat(200), "pdf", { untitled: "", note: "blind copy" })).toBe(
    `${"x".repeat(80)} (blind copy).pdf`,
  );
  expect(fileName("CON", "pdf", { untitled: "", note: "blind copy" })).toBe("CON_ (blind copy).pdf");
});
