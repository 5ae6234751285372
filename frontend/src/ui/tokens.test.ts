import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { characterColors } from "#domain/play/characters/characterColors.ts";
import { paperColors } from "#domain/play/layout/paper/paperColors.ts";
import { type Color, colorIn, contrast, over, themes } from "./testing/themeColors.ts";

const folder = join(import.meta.dirname, "..");

interface Painted {
  readonly selector: string;
  readonly background: string;
}

/** Returns every color that a style sheet paints behind something, with its selector. */
function paintedIn(css: string): readonly Painted[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]+)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selector = "", declarations = ""]) =>
    [...declarations.matchAll(/(?:^|[\s;])background(?:-color)?:\s*([^;]+);/g)].map(([, background = ""]) => ({
      selector: selector.trim(),
      background,
    })),
  );
}

const isColor = (background: string): boolean => /^(?:var|color-mix|#)/.test(background);

/** Their colors come from the code, which takes them from the tokens. */
const isSetByCode = (background: string): boolean =>
  /--(?:own-color|paper-color|dashboard-paper|character-color|highlight|around-pages)\b/.test(background);

/** Marks and signs hold no text. */
const holdsText = ({ selector }: Painted): boolean =>
  !/::(?:before|after|selection)$|\.editor-saving-light$/.test(selector);

const painted = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".css"))
  .flatMap((path) => paintedIn(readFileSync(join(folder, path), "utf8")))
  .filter((one) => isColor(one.background) && !isSetByCode(one.background) && holdsText(one));

/** What a transparent color can lie on. */
const grounds = ["background", "surface", "page", "accent-tint", "green-tint"].map((token) => `var(--${token})`);

describe.each(themes)("in the %s theme", (theme) => {
  const color = (text: string): Color => colorIn(theme, text);
  const opaque = (text: string, ground: string): Color => over(color(text), color(ground));

  test("characters' colors are seen on the page and in the panel", () => {
    for (const name of characterColors) {
      for (const background of ["page", "surface"]) {
        const found = contrast(color(`var(--character-${name})`), color(`var(--${background})`));
        expect(found).toBeGreaterThan(3);
      }
    }
  });

  test("the line and the bar at what is chosen are seen on every background", () => {
    const chosen = ["--chosen-line", "--chosen-bar"].map(
      (token) => new RegExp(`${token}: inset [^;]*(var\\([^;]+\\));`),
    );
    const tokens = readFileSync(join(folder, "ui/tokens.css"), "utf8");
    const hidden = chosen.flatMap((line) =>
      grounds.filter((ground) => contrast(color(line.exec(tokens)?.[1] ?? ""), color(ground)) < 3),
    );
    expect(hidden).toEqual([]);
  });

  test("selected text stands out from every background it can be on, and is easy to read", () => {
    expect(painted.length).toBeGreaterThan(150);
    const selection = opaque("var(--selection)", "var(--page)");
    const hidden = painted.flatMap(({ selector, background }) =>
      grounds.flatMap((ground) => {
        const found = contrast(selection, opaque(background, ground));
        return found < 1.45 ? [`${selector} { ${background} } on ${ground}: ${found.toFixed(2)}`] : [];
      }),
    );
    expect(hidden).toEqual([]);
    expect(contrast(color("var(--on-selection)"), selection)).toBeGreaterThan(4.5);
  });

  test("text on a draft's colored sheet is easy to read", () => {
    const sheets = readFileSync(join(folder, "features/dashboard/shelf.css"), "utf8");
    const shares = [...sheets.matchAll(/--dashboard-paper-share: (\d+%);/g)].map(([, share]) => share);
    expect(shares.length).toBe(themes.length);
    const share = shares[themes.indexOf(theme)];
    for (const [name, paper] of Object.entries(paperColors))
      for (const ink of ["var(--ink)", "var(--ink-2)"])
        expect(
          contrast(color(ink), color(`color-mix(in oklab, var(--page), ${paper} ${share})`)),
          `${ink} on ${name}`,
        ).toBeGreaterThan(4.5);
  });

  test("in focus mode, the other speeches can still be read on every background that keeps their color", () => {
    const manuscript = readFileSync(join(folder, "modules/editor/manuscript.css"), "utf8");
    const [, faded = ""] =
      /\.editor-focused \.manuscript p:not\(\.is-current-speech\) \{\s*color: ([^;]+);/.exec(manuscript) ?? [];
    const isUnderText = ({ selector, background }: Painted) =>
      /^(?:\.manuscript(?: \.is-shown-speech| \[data-kind="note"\])?|\.comment|\.noted-current)$/.test(selector) &&
      isColor(background);
    const backgrounds = paintedIn(manuscript).filter(isUnderText);
    expect(backgrounds.length).toBe(5);
    const unreadable = backgrounds.flatMap(({ selector, background }) => {
      const found = contrast(color(faded), opaque(background, "var(--page)"));
      return found < 4.5 ? [`${selector} { ${background} }: ${found.toFixed(2)}`] : [];
    });
    expect(unreadable).toEqual([]);
  });
});
