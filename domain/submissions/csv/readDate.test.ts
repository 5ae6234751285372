import { expect, test } from "vitest";
import { guessDateForm, readDate, shareOfDates } from "./readDate.ts";

test.each([
  ["2027-02-12", "us", "2027-02-12"],
  ["2027/2/1", "european", "2027-02-01"],
  ["2/12/2027", "us", "2027-02-12"],
  ["2/12/2027", "european", "2027-12-02"],
  ["12.02.2027", "european", "2027-02-12"],
  ["2/12/27", "us", "2027-02-12"],
  ["2/12/99", "us", "1999-02-12"],
  ["27-02-12", "iso", "2027-02-12"],
  ["Feb 12, 2027", "european", "2027-02-12"],
  ["12 February 2027", "us", "2027-02-12"],
  ["Friday, February 12th, 2027", "us", "2027-02-12"],
  ["12 de febrero de 2027", "us", "2027-02-12"],
  ["20270212", "us", "2027-02-12"],
] as const)("%s in the form %s is %s", (cell, form, day) => {
  expect(readDate(cell, form)).toEqual({ day, time: null });
});

test("a time is read with the day, except midnight, which spreadsheets add", () => {
  expect(readDate("2/12/2027 6:05 PM", "us")).toEqual({ day: "2027-02-12", time: "18:05" });
  expect(readDate("2027-02-12T18:00:00", "us")).toEqual({ day: "2027-02-12", time: "18:00" });
  expect(readDate("2027-02-12 00:00:00", "us")).toEqual({ day: "2027-02-12", time: null });
  expect(readDate("2027-02-12 25:00", "us")).toBeUndefined();
});

test.each(["", "soon", "2/30/2027", "13/12/2027", "March", "12/2027", "rolling", "2027", "1/2/3/4"])(
  "%j isn't a day in the American form",
  (cell) => {
    expect(readDate(cell, "us")).toBeUndefined();
  },
);

test("a column's form is the one in which most of its cells are days, or the preferred one", () => {
  expect(guessDateForm(["25/12/2026", "1/2/2027", "soon"], "us")).toBe("european");
  expect(guessDateForm(["12/25/2026", "1/2/2027"], "european")).toBe("us");
  expect(guessDateForm(["1/2/2027", ""], "european")).toBe("european");
  expect(guessDateForm(["1/2/2027", ""], "us")).toBe("us");
  expect(shareOfDates(["1/2/2027", "", "soon"])).toBe(0.5);
  expect(shareOfDates([""])).toBe(0);
});
