import { expect, test } from "vitest";
import { sentVersionName, versionNameInLog } from "./sentVersionName.ts";

const to = (recipient: string, day = "2027-03-03") => ({ recipient, day });
const yale = to("Yale Drama Series");
const papatango = to("Papatango", "2027-03-04");

test("a version is named after the first recipient, and keeps that name when it's sent again", () => {
  const first = sentVersionName(yale);
  expect(first).toBe("Sent to Yale Drama Series, Mar 3, 2027");
  expect(sentVersionName(papatango, first)).toBe("Sent to Yale Drama Series, Mar 3, 2027; Papatango, Mar 4, 2027");
  expect(sentVersionName(yale, first)).toBe(first);
});

test("a name that the writer gave comes first", () => {
  const named = sentVersionName(yale, "Third draft");
  expect(named).toBe("Third draft; Sent to Yale Drama Series, Mar 3, 2027");
  expect(sentVersionName(papatango, named)).toBe(`${named}; Papatango, Mar 4, 2027`);
});

test("recipients that don't fit are counted", () => {
  let name = "";
  for (const recipient of ["Yale Drama Series", "Papatango", "Bush Theatre", "Gate", "Soho"])
    name = sentVersionName(to(recipient), name);
  expect(name).toBe("Sent to Yale Drama Series, Mar 3, 2027; Papatango, Mar 3, 2027 and 3 more");
  for (let n = 0; n < 200; n++) name = sentVersionName(to(`Theater ${n}`), name);
  expect(name).toBe("Sent to Yale Drama Series, Mar 3, 2027; Papatango, Mar 3, 2027 and 99 more");
});

test("no name is longer than the server takes, and none that a writer gave is shortened", () => {
  for (const given of ["", "x", "x".repeat(60), "x".repeat(99), "x".repeat(100)]) {
    let name = given;
    for (let n = 0; n < 5; n++) {
      name = sentVersionName(to(`${n}${"桜".repeat(200)}`), name);
      expect(name.length).toBeLessThanOrEqual(100);
      expect(name.startsWith(given)).toBe(true);
    }
  }
});

test("the log calls a version by the name that the writer gave, or else by the entry's own recipient", () => {
  expect(versionNameInLog(papatango, sentVersionName(yale))).toBe("Sent to Papatango, Mar 4, 2027");
  expect(versionNameInLog(papatango)).toBe("Sent to Papatango, Mar 4, 2027");
  expect(versionNameInLog(papatango, sentVersionName(yale, "Third draft"))).toBe("Third draft");
});
