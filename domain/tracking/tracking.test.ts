import { expect, test } from "vitest";
import { mayBeSeen } from "./mayBeSeen.ts";
import { pageNameOf } from "./pageNameOf.ts";
import { visitEventOf } from "./visitEventOf.ts";
import { visitedPath } from "./visitedPath.ts";
import { countVisit, parseVisits, type Visits } from "./visits.ts";

test.each([
  ["/", "Dashboard"],
  ["/dashboard", "Dashboard"],
  ["/editor", "Editor"],
  ["/editor/new", "New Play Editor"],
  ["/profile", "Profile"],
  ["/submissions", "Submissions"],
  ["/subscription", "Subscription"],
  ["/pricing", "Pricing"],
  ["/help", "Help"],
  ["/about", "About"],
  ["/contact", "Contact"],
  ["/faq", "FAQ"],
  ["/terms", "Terms"],
  ["/privacy", "Privacy"],
  ["/editor/the-last-bulb", "Play Editor"],
  ["/editor/new/deeper", "Play Editor"],
  ["/shared/s3cret.token", "Shared Play"],
  ["/admin/user-activity", "Admin Panel"],
  ["/auth", "Unknown Page"],
  ["/pricings", "Unknown Page"],
  ["/admin", "Unknown Page"],
  ["/pricing/", "Pricing"],
  ["/Pricing", "Pricing"],
  ["/es", "Dashboard"],
  ["/es/pricing", "Pricing"],
  ["/es/help/sharing", "Help"],
  ["/pricing?plan=writer#top", "Pricing"],
  ["//shared//s3cret.token", "Shared Play"],
  ["/%73hared/s3cret.token", "Shared Play"],
  ["/constructor", "Unknown Page"],
])("%s is named %s", (path, name) => {
  expect(pageNameOf(path)).toBe(name);
});

test.each([
  ["/shared/s3cret.token", "/shared/"],
  ["/SHARED/s3cret.token/deeper", "/shared/"],
  ["/%73hared/s3cret.token", "/shared/"],
  ["//shared//s3cret.token", "/shared/"],
  ["/old/shared/s3cret.token", "/old/shared"],
  ["/auth?type=signup&code=123456#s3cret", "/auth"],
  ["/help/", "/help"],
  ["/", "/"],
])("a visit to %s counts as one to %s", (path, visited) => {
  expect(visitedPath(path)).toBe(visited);
});

const noon = Date.parse("2027-01-10T12:00:00Z");
const second = 1000;

/** Which of these visits count; each is given in seconds after noon. */
function counted(...visits: readonly (readonly [path: string, seconds: number])[]): readonly string[] {
  let before: Visits = {};
  return visits.flatMap(([path, seconds]) => {
    const after = countVisit(before, path, noon + seconds * second);
    before = after ?? before;
    return after ? [`${path} ${seconds}`] : [];
  });
}

test("a path counts once a day", () => {
  const day = 24 * 60 * 60;
  expect(counted(["/help", 0], ["/faq", 1], ["/help", 29], ["/help", 31], ["/help", 3600], ["/help", day])).toEqual([
    "/help 0",
    "/faq 1",
    `/help ${day}`,
  ]);
});

test("a path doesn't count twice within 30 seconds, even across midnight", () => {
  const midnight = 12 * 60 * 60;
  expect(counted(["/help", midnight - 10], ["/help", midnight + 19])).toEqual([`/help ${midnight - 10}`]);
  expect(counted(["/help", midnight - 10], ["/help", midnight + 20])).toHaveLength(2);
  expect(counted(["/help", midnight - 10], ["/faq", midnight + 1], ["/help", midnight + 2])).toHaveLength(2);
});

test("an editor doesn't count within 5 seconds of another", () => {
  expect(counted(["/editor/new", 0], ["/editor/a", 4.999], ["/help", 4.999])).toEqual(["/editor/new 0", "/help 4.999"]);
  expect(counted(["/editor/new", 0], ["/editor/a", 5])).toHaveLength(2);
  expect(counted(["/help", 0], ["/editor/a", 1], ["/editor", 2])).toHaveLength(3);
});

test("a clock that was set back counts nothing twice", () => {
  expect(counted(["/help", 0], ["/help", -3600])).toEqual(["/help 0"]);
});

test("no more than a day's paths are stored", () => {
  let visits: Visits = {};
  for (let n = 0; n < 300; n++) visits = countVisit(visits, `/page-${n}`, noon + n) ?? visits;
  expect(Object.keys(visits)).toHaveLength(200);
  expect(Object.keys(countVisit(visits, "/help", noon + 24 * 3600 * second) ?? {})).toEqual(["/help"]);
});

test("stored visits are read back, and unreadable data counts as none", () => {
  expect(parseVisits(JSON.stringify({ "/help": noon }))).toEqual({ "/help": noon });
  for (const json of [null, "", "[", "[1]", '{"/help":"now"}', '{"/help":9e15}']) expect(parseVisits(json)).toEqual({});
});

test("each visit has its event", () => {
  expect(["/dashboard", "/editor/new", "/pricing", "/", "/editor/a", "/help"].map(visitEventOf)).toEqual([
    "dashboard_visit",
    "editor_new_visit",
    "pricing_page_visit",
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ["https://g.example/", true],
  ["https://g.example/editor/the-last-bulb", true],
  ["https://g.example/pricing?utm_source=news&utm_campaign=spring", true],
  ["https://g.example/auth?type=signup&code=123456", false],
  ["https://g.example/reset-password?utm_source=a&code=1", false],
  ["https://g.example/auth#secret=abc", false],
  ["https://g.example/shared/s3cret.token", false],
  ["https://g.example/%53hared/s3cret.token", false],
  ["https://g.example/old/shared/s3cret.token", false],
  ["https://name:word@g.example/", false],
  ["https://g.example/shared/", false],
  ["about:blank", false],
  ["", false],
])("whether third-party scripts may run at %s: %s", (address, may) => {
  expect(mayBeSeen(address)).toBe(may);
});
