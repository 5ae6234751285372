import { expect, test } from "vitest";
import { act, direction, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { shareLink } from "#tests/support/shareLink.ts";
import { desktop, newDevice, origin } from "./harness/browserDevice.ts";
import { manuscript } from "./harness/editor.ts";
import { newLongNamedPerson } from "./look/longNames.ts";
import { findInvisibleFocus } from "./look/rings.ts";
import { adminRoutes, guardedRoutes, publicRoutes } from "./look/routes.ts";
import { screenOf } from "./look/screens.ts";
import { openSweep, sweepTimeoutMs } from "./look/sweep.ts";

const play = playWith(
  { title: "The Lamp", authors: "Ines Okafor" },
  act("Act One", scene("Scene 1", direction("A lamp."))),
  speech("NINA", "They never switch you off, do they?"),
);

test.each(["light", "dark"] as const)(
  "on public screens, the %s theme shows where the focus is, on pictures",
  async (theme) => {
    const { page } = await newDevice({ ...desktop, theme });
    const seen = new Set<string>();
    for (const [path, title] of Object.entries(publicRoutes)) {
      await page.goto(path);
      await screenOf(page, title);
      expect(await findInvisibleFocus(page, seen), path).toEqual([]);
    }
    expect(seen.size).toBeGreaterThan(60);
  },
  sweepTimeoutMs,
);

test(
  "on signed-in screens and in the editor, the focus is visible, too",
  async () => {
    const person = await newLongNamedPerson();
    const { playId, path: shared } = await shareLink(origin, person, play);
    const { page, settled } = await openSweep(person);
    const seen = new Set<string>();
    for (const [path, title] of Object.entries({ ...guardedRoutes, ...adminRoutes })) {
      await page.goto(path);
      await screenOf(page, title);
      await settled();
      expect(await findInvisibleFocus(page, seen), path).toEqual([]);
    }
    await page.goto(`/editor/${playId}`);
    await manuscript(page).waitFor();
    expect(await findInvisibleFocus(page, seen), "editor").toEqual([]);
    await page.goto(shared);
    await page.getByText("They never switch you off").waitFor();
    expect(await findInvisibleFocus(page, seen), "shared play").toEqual([]);
    expect(seen.size).toBeGreaterThan(60);
  },
  sweepTimeoutMs,
);
