import { expect, test } from "vitest";
import type { ShareLink } from "#domain/api/sharing.ts";
import type { BlockId } from "#domain/play/play.ts";
import type { ShareId } from "#domain/sharing/share.ts";
import { changedFields, draftErrors, draftOf, newDraft, newLinkBody } from "./linkDraft.ts";

const now = new Date("2027-03-10T12:00:00.000Z");
const heading = "a-heading1" as BlockId;

const link = (options: Partial<ShareLink> = {}): ShareLink => ({
  shareId: "a-link-of-theirs" as ShareId,
  token: "a-token",
  label: "Workshop",
  shows: { what: "scenes", headings: [heading] },
  isLive: false,
  isBlind: true,
  hiddenWords: ["Ray"],
  takesFeedback: true,
  mayDownload: false,
  tellsLastScene: false,
  reader: null,
  endsAt: new Date("2027-04-01T23:59:59.999").toISOString(),
  hasPassword: true,
  createdAt: now.toISOString(),
  frozenAt: now.toISOString(),
  opens: 0,
  lastOpenedAt: null,
  lastScene: null,
  ...options,
});

const first = { choosesAgain: false };

test("a new link is live and whole, and a link to chosen scenes is never live", () => {
  expect(newLinkBody(newDraft(true))).toMatchObject({ shows: { what: "play" }, isLive: true, takesFeedback: true });
  const part = { ...newDraft(false), isWhole: false, headings: [heading] };
  expect(newLinkBody(part)).toMatchObject({
    shows: { what: "scenes", headings: [heading] },
    isLive: false,
    password: null,
  });
});

test("a reader's name and address can be corrected, and are sent only if they have changed", () => {
  const before = draftOf(link({ reader: { name: "Nora Fix", email: "nora@example.org" } }));
  expect(changedFields(before, before, first)).toEqual({});
  const corrected = { ...before, readerName: " Nora  Fox", readerEmail: "" };
  expect(changedFields(corrected, before, first)).toEqual({ reader: { name: "Nora Fox" } });
  expect(draftErrors(corrected, before, now)).toEqual({});
  const wrong = { ...before, readerName: " ", readerEmail: "nora" };
  expect(Object.keys(draftErrors(wrong, before, now))).toEqual(["readerName", "readerEmail"]);
  expect(Object.keys(draftErrors({ ...before, readerName: "x".repeat(81) }, before, now))).toEqual(["readerName"]);
});

test("unchanged fields aren't sent", () => {
  const before = draftOf(link());
  expect(changedFields(before, before, first)).toEqual({});
  expect(changedFields({ ...before, label: " Festival " }, before, first)).toEqual({ label: "Festival" });
  expect(changedFields({ ...before, lastDay: "" }, before, first)).toEqual({ endsAt: null });
});

test("the words that a blind link hides are sent with it, and when only they change", () => {
  expect(newLinkBody({ ...newDraft(true), isBlind: true, hiddenWords: ["Ray"] })).toMatchObject({
    hiddenWords: ["Ray"],
  });
  expect(newLinkBody({ ...newDraft(true), hiddenWords: ["Ray"] })).toMatchObject({ hiddenWords: [] });
  const before = draftOf(link());
  expect(changedFields({ ...before, hiddenWords: ["Ray"] }, before, first)).toEqual({});
  expect(changedFields({ ...before, hiddenWords: ["Ray", "Bo"] }, before, first)).toEqual({
    hiddenWords: ["Ray", "Bo"],
  });
  expect(draftOf(link({ isBlind: false, hiddenWords: [] })).hiddenWords).toBeUndefined();
});

test("a password is set, removed, or left alone", () => {
  const before = draftOf(link());
  expect(changedFields({ ...before, password: "open sesame" }, before, first)).toEqual({ password: "open sesame" });
  expect(changedFields({ ...before, hasPassword: false }, before, first)).toEqual({ password: null });
  const none = draftOf(link({ hasPassword: false }));
  expect(changedFields(none, none, first)).toEqual({});
});

test("scenes are sent when they change, or unchanged if that was requested", () => {
  const before = draftOf(link());
  const shows = { what: "scenes", headings: [heading] };
  expect(changedFields(before, before, { choosesAgain: true })).toEqual({ shows });
  expect(changedFields({ ...before, isWhole: true }, before, first)).toEqual({ shows: { what: "play" } });
});

test("invalid input is reported beside its field; an existing end date may be in the past", () => {
  const before = draftOf(link());
  const wrong = { ...before, label: "x".repeat(81), headings: [], password: "short", lastDay: "2027-03-01" };
  expect(Object.keys(draftErrors(wrong, before, now))).toEqual(["label", "headings", "password", "lastDay"]);
  expect(draftErrors({ ...before, lastDay: "2027-03-10" }, before, now)).toEqual({});
  const ended = draftOf(link({ endsAt: "2027-01-01T12:00:00.000Z" }));
  expect(draftErrors(ended, ended, now)).toEqual({});
});
