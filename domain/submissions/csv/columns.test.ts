import { expect, test } from "vitest";
import { guessColumns, guessHasHeadings } from "./columns.ts";

const guess = (headings: readonly string[], ...rows: readonly (readonly string[])[]) =>
  guessColumns(headings, rows, headings.length);

test("columns are guessed from English headings", () => {
  expect(
    guess([
      "Theater/Contest",
      "Title",
      "Due",
      "Date Submitted",
      "Entry Fee",
      "Status",
      "Response Date",
      "Notes",
      "Color",
    ]),
  ).toEqual(["recipient", "playTitle", "deadline", "sentOn", "fee", "state", "answeredOn", "notes", null]);
  expect(guess(["COMPANY", "Play", "Deadline:", "Submitted", "Result", "E-mail", "Draft"])).toEqual([
    ...["recipient", "playTitle", "deadline", "sentOn", "state", "address", "versionName"],
  ]);
});

test("columns are guessed from Spanish headings", () => {
  expect(guess(["Concurso", "Título", "Fecha límite", "Enviado", "Cuota", "Resultado", "Observaciones"])).toEqual([
    ...["recipient", "playTitle", "deadline", "sentOn", "fee", "state", "notes"],
  ]);
});

test("a heading that means a day or a word is read by its values", () => {
  expect(guess(["Theater", "Response"], ["Bush", "1/2/2027"])).toEqual(["recipient", "answeredOn"]);
  expect(guess(["Theater", "Response"], ["Bush", "rejected"])).toEqual(["recipient", "state"]);
  expect(guess(["Theater", "Submitted"], ["Bush", "yes"])).toEqual(["recipient", "state"]);
});

test("each field is guessed once, for the heading that names it exactly", () => {
  expect(guess(["Theater address", "Theater", "Other theater"])).toEqual(["address", "recipient", null]);
});

test("a sheet without headings is recognized, and its columns are guessed from their values", () => {
  const rows = [
    ["Bush Theatre", "Ghosts", "1/9/2027", "rejected", "$15", "lit@bush.example"],
    ["Bruntwood", "Ghosts", "2/9/2027", "", "$20", ""],
  ];
  expect(guessHasHeadings(rows)).toBe(false);
  expect(guessColumns(undefined, rows, 6)).toEqual(["recipient", "playTitle", "sentOn", "state", "fee", "address"]);
  expect(guessHasHeadings([["Theater", "Sent"], ...rows])).toBe(true);
  expect(guessHasHeadings([])).toBe(false);
});
