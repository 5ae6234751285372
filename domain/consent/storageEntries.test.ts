import { expect, test } from "vitest";
import { type AutomatedMail, onceKeyOf } from "../account/automatedMail.ts";
import { payloadKey, profileSyncKey, propertiesKey } from "../contacts/syncRules.ts";
import { functionalKeys } from "./functionalEntries.ts";
import { storageEntries, storageEntryOf } from "./storageEntries.ts";

test("no storage name belongs to two entries", () => {
  const all = Object.entries(storageEntries);
  for (const [name, { key, place }] of all) expect(storageEntryOf(place, key), key).toBe(name);
});

test("a name that isn't listed, or is listed for another place, belongs to no entry", () => {
  expect(storageEntryOf("local", "ghostlight.secret")).toBeUndefined();
  expect(storageEntryOf("local", "theme-of-another-site")).toBeUndefined();
  expect(storageEntryOf("cookie", "theme")).toBeUndefined();
  expect(storageEntryOf("local", "ghostlight.own.abc")).toBe("ownLinks");
});

test("settings and scroll positions need the functional choice; sign-in, consent, unsent changes and plays don't", () => {
  expect(functionalKeys).toEqual([
    "theme",
    "language",
    "ghostlight.playListView",
    "ghostlight.places",
    "ghostlight.outline",
    "ghostlight.listening",
    "ghostlight.counts",
    "ghostlight.export",
    "ghostlight.package",
    "ghostlight.import",
    "ghostlight.editorView",
    "ghostlight.shortcuts",
    "ghostlight.presets",
    "ghostlight.reading.places",
    "ghostlight.reading.size",
    "ghostlight.reader",
  ]);
});

test("the session keys defined by domain rules are listed", () => {
  const now = new Date("2027-01-10T12:00:00.000Z");
  const mail: AutomatedMail = { kind: "welcome" };
  const keys = [payloadKey("u1"), propertiesKey("u1"), profileSyncKey("u1", now), onceKeyOf(mail, "u1", now)];
  expect(keys.map((key) => storageEntryOf("session", key))).toEqual([
    "contactSync",
    "contactProperties",
    "profileSync",
    "automatedMail",
  ]);
});
