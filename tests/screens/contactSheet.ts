import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";

const laptop = { width: 1366, height: 900 };
const phone = { width: 360, height: 740 };
/** The narrowest window that everything works in: a laptop's at a zoom of 400 %. */
const narrow = { width: 320, height: 640 };

/** A theme at a size of window, and what the system asks for. */
export interface PictureLook {
  readonly name: string;
  readonly theme: "light" | "dark";
  readonly window: { readonly width: number; readonly height: number };
  readonly forcedColors?: "active" | "none";
  readonly contrast?: "more" | "no-preference";
}

export const looks: readonly PictureLook[] = [
  { name: "laptop-light", theme: "light", window: laptop },
  { name: "laptop-dark", theme: "dark", window: laptop },
  { name: "phone-light", theme: "light", window: phone },
  { name: "phone-dark", theme: "dark", window: phone },
  { name: "narrow", theme: "light", window: narrow },
  { name: "forced-colors", theme: "light", window: laptop, forcedColors: "active" },
  { name: "contrast", theme: "light", window: laptop, contrast: "more" },
];

const screensOnSheet = 6;
/** On a sheet. Pictures of laptops and phones are then of the same height. */
const widths = { [laptop.width]: 560, [phone.width]: 180, [narrow.width]: 180 };

interface Named {
  readonly name: string;
}

/** Puts the pictures of a folder on sheets: a row for each screen, a column for each look. Returns the paths. */
export async function contactSheet(
  browser: Browser,
  folder: string,
  { screens, looks: shown }: { readonly screens: readonly Named[]; readonly looks: readonly PictureLook[] },
): Promise<readonly string[]> {
  const page = await browser.newPage({ viewport: { width: 2880, height: 900 } });
  const paths: string[] = [];
  for (let from = 0; from < screens.length; from += screensOnSheet) {
    const sheet = join(folder, `sheet-${1 + from / screensOnSheet}`);
    writeFileSync(`${sheet}.html`, htmlOf(screens.slice(from, from + screensOnSheet), shown));
    await page.goto(pathToFileURL(`${sheet}.html`).href);
    await page.screenshot({ path: `${sheet}.png`, fullPage: true });
    paths.push(`${sheet}.png`);
  }
  await page.close();
  return paths;
}

const htmlOf = (screens: readonly Named[], shown: readonly PictureLook[]): string =>
  `<!doctype html><meta charset="utf-8"><body style="margin:8px;background:#888;font:14px sans-serif">${screens.map((screen) => rowOf(screen, shown)).join("")}`;

const rowOf = ({ name }: Named, shown: readonly PictureLook[]): string =>
  `<p style="margin:8px 0 4px">${name}</p><div style="display:flex;align-items:start;gap:8px">${shown
    .map((look) => `<img src="${name}-${look.name}.png" width="${widths[look.window.width]}" alt="${look.name}">`)
    .join("")}</div>`;
