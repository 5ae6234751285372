import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { characterColors } from "#domain/play/characters/characterColors.ts";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const themes = {
  light: css.slice(0, css.indexOf('[data-theme="dark"]')),
  dark: css.slice(css.indexOf('[data-theme="dark"]')),
};

/** Returns the relative luminance of a color in a theme, from 0 to 1. */
function luminance(theme: keyof typeof themes, token: string): number {
  const [, hex = ""] = new RegExp(`--${token}: #([0-9a-f]{6});`).exec(themes[theme]) ?? [];
  const [red = Number.NaN, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: keyof typeof themes, token: string, background: string): number {
  const [a, b] = [luminance(theme, token), luminance(theme, background)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

test.each(["light", "dark"] as const)(
  "characters' colors are seen on the page and in the panel of the %s theme",
  (theme) => {
    for (const color of characterColors) {
      for (const background of ["page", "surface"]) {
        expect(contrast(theme, `character-${color}`, background)).toBeGreaterThan(3);
      }
    }
  },
);
