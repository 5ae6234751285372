import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { functionalKeys } from "#domain/consent/functionalEntries.ts";
import { storageEntries, storageEntryOf } from "#domain/consent/storageEntries.ts";
import { cookieWords } from "#frontend/messages/cookies.yaml";
import { sourceFiles } from "./importRules.ts";

const root = resolve(import.meta.dirname, "..");

/** The files that may use the browser's storage directly, and why. */
const direct = new Set([
  // The typed module that writes only listed entries, and the consent it depends on.
  "frontend/src/platform/browserStorage.ts",
  "frontend/src/platform/consent/consent.ts",
  // They read or move Amplify's sign-in entries, whose names depend on the app client.
  "frontend/src/platform/session/store/accountLanguage.ts",
  "frontend/src/platform/session/store/readSession.ts",
  "frontend/src/platform/session/store/browserSessionStore.ts",
  "frontend/src/platform/session/store/sessionKeys.ts",
  "frontend/src/platform/session/store/sessionObserver.ts",
  "frontend/src/platform/session/auth/parallelSignIn.ts",
  "frontend/src/platform/session/store/storedSession.ts",
  "frontend/src/telemetry/tracking/recordReaderVisit.ts",
  // They delete or set HubSpot's listed cookies.
  "frontend/src/telemetry/tracking/marketing.ts",
  // Its probe of local storage uses that name.
  "frontend/src/telemetry/health/runHealthChecks.ts",
  // They open the databases that are listed.
  "frontend/src/features/reader/stored/linkTextStore.ts",
  // It looks whether that one is there.
  "frontend/src/features/reader/stored/hasStoredTexts.ts",
  "frontend/src/platform/pageDatabase.ts",
]);

const storagePattern = /\b(?:localStorage|sessionStorage|indexedDB)\b(?!["'?:])|\bdocument\.cookie\b|\bopenDB\b/;

test("all code writes to browser storage through the list of entries", () => {
  const files = sourceFiles(root).filter(
    ({ path }) => path.startsWith("frontend/src/") && !/\.test\.tsx?$|\/testing\//.test(path),
  );
  const found = files
    .filter(({ text }) => storagePattern.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")))
    .map(({ path }) => path);
  expect(found.filter((path) => !direct.has(path))).toEqual([]);
});

test("scripts that run before the app use listed entries only", () => {
  const folder = join(root, "frontend/public");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const used = scripts.flatMap((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    const direct = [...text.matchAll(/(local|session)Storage\.\w+\("([^"]+)"/g)];
    const named = [...text.matchAll(/kept\("(local|session)Storage", `([^`$]+)/g)];
    return [...direct, ...named].map(([, place = "", key = ""]) => [place, key] as const);
  });
  expect(used.length).toBeGreaterThanOrEqual(3);
  const isListed = (place: string, key: string) =>
    storageEntryOf(place as "local" | "session", key) !== undefined ||
    functionalKeys.some((functional) => functional === key);
  expect(used.filter(([place, key]) => !isListed(place, key))).toEqual([]);
});

test("the cookie policy has text for every entry, and for nothing else", () => {
  expect(Object.keys(cookieWords.entries).sort()).toEqual(Object.keys(storageEntries).sort());
  for (const { why, until } of Object.values(cookieWords.entries)) expect([why, until].every(Boolean)).toBe(true);
});
