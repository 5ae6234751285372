import { expect, test } from "vitest";
import type { PlayId } from "../../play/play.ts";
import type { ColumnPlan } from "./columns.ts";
import { entriesOfSheet } from "./entriesOfSheet.ts";

function taken(headings: readonly string[], plan: ColumnPlan, ...rows: readonly (readonly string[])[]) {
  const dateForms = headings.map(() => "us" as const);
  const plays = [{ playId: "play-of-hers-01" as PlayId, title: "The Last Bulb" }];
  const sheet = { headings, plan, rows, dateForms, plays, firstLine: 2, currency: "USD", unnamed: "Unknown" };
  return entriesOfSheet(sheet);
}

test("a row becomes an entry, and its play is found by its title", () => {
  const [row] = taken(
    ["Theater", "Play", "Due", "Time", "Zone", "Fee", "Sent", "Result"],
    ["recipient", "playTitle", "deadline", "deadlineTime", "deadlineZone", "fee", "sentOn", "state"],
    ["Bush", "the last bulb", "2/12/2027", "6:00 PM", "Europe/London", "£10", "2/1/2027", "rejected"],
  );
  expect(row).toMatchObject({ line: 2, problems: [] });
  expect(row?.entry).toMatchObject({
    recipient: "Bush",
    playId: "play-of-hers-01",
    playTitle: "the last bulb",
    deadline: { day: "2027-02-12", time: "18:00", zone: "Europe/London" },
    fee: { amount: 10, currency: "GBP" },
    sentOn: "2027-02-01",
    state: "declined",
    notes: "",
  });
});

test("what no field can hold is in the notes under its heading, in the sheet's order, after the notes' own text", () => {
  const [row] = taken(
    ["Theater", "Due", "Color", "Notes", "Result", "Fee"],
    ["recipient", "deadline", null, "notes", "state", "fee"],
    ["Bush", "rolling", "blue", "By post.\nTwice.", "semi-finalist", "$15 or more"],
  );
  expect(row?.entry).toMatchObject({ deadline: null, fee: null, state: "longlist" });
  expect(row?.entry.notes).toBe(
    ["By post.\nTwice.", "Due: rolling", "Color: blue", "Result: semi-finalist", "Fee: $15 or more"].join("\n"),
  );
  expect(row?.problems).toEqual([
    { kind: "unread", field: "deadline", cell: "rolling" },
    { kind: "unread", field: "fee", cell: "$15 or more" },
  ]);
});

test("a row without a recipient is stored under a name, and cells beside the columns are in the notes", () => {
  const [row] = taken(["Theater", "Play"], ["recipient", "playTitle"], ["", "Ghosts", "beyond"]);
  expect(row?.entry).toMatchObject({ recipient: "Unknown", playTitle: "Ghosts", notes: "beyond" });
  expect(row?.problems).toEqual([{ kind: "noRecipient" }]);
});

test("a text that's too long for its field is shortened there and whole in the notes", () => {
  const long = "Theater of very long names ".repeat(12).trim();
  const [row] = taken(["Theater"], ["recipient"], [long]);
  expect(row?.entry.recipient.length).toBeLessThan(100);
  expect(row?.entry.notes).toBe(`Theater: ${long}`);
  expect(taken(["Notes"], ["notes"], ["x".repeat(10_001)])[0]?.problems).toContainEqual({ kind: "tooLong" });
});

test("without a state, what was sent is waiting, and everything else is planned", () => {
  const states = taken(["Theater", "Sent"], ["recipient", "sentOn"], ["A", "1/2/2027"], ["B", ""]).map(
    ({ entry }) => entry.state,
  );
  expect(states).toEqual(["waiting", "planned"]);
});

test("a currency, a time or a zone without what it's about is in the notes", () => {
  const [row] = taken(
    ["Theater", "Currency", "Time", "Zone"],
    ["recipient", "currency", "deadlineTime", "deadlineZone"],
    ["Bush", "GBP", "18:00", "Europe/London"],
  );
  expect(row?.entry.notes).toBe("Currency: GBP\nTime: 18:00\nZone: Europe/London");
});
