import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Red, green, blue and alpha, from 0 to 1. */
export type Color = readonly [number, number, number, number];

export const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

const css = readFileSync(join(import.meta.dirname, "../tokens.css"), "utf8");
const darkFrom = css.indexOf('[data-theme="dark"]');
/** What the dark theme doesn't set is as in the light one. */
const tokensOf = { light: css.slice(0, darkFrom), dark: css.slice(darkFrom) + css.slice(0, darkFrom) };

/** Returns a color of a style sheet in a theme: a token, a hex color, `transparent`, or a mix of those in OKLab. */
export function colorIn(theme: Theme, text: string): Color {
  const value = text.trim();
  if (value === "transparent") return [0, 0, 0, 0];
  const [, token] = /^var\(--([\w-]+)(?:, .*)?\)$/.exec(value) ?? [];
  if (token) return colorIn(theme, new RegExp(`--${token}: ([^;]+);`).exec(tokensOf[theme])?.[1] ?? `--${token}`);
  const [, one, onePart, other, otherPart] = /^color-mix\(in oklab, (\S+)( \d+%)?, (\S+)( \d+%)?\)$/.exec(value) ?? [];
  if (one && other) return mix(colorIn(theme, one), colorIn(theme, other), partOf(onePart, otherPart));
  return fromHex(value);
}

/** Returns how much of the second color is in a mix. */
const partOf = (one: string | undefined, other: string | undefined): number =>
  other ? Number.parseFloat(other) / 100 : 1 - Number.parseFloat(one ?? "50%") / 100;

function fromHex(value: string): Color {
  const long = value === "white" ? "#ffffff" : value.replace(/^#(\w)(\w)(\w)$/, "#$1$1$2$2$3$3");
  if (!/^#(?:[\da-f]{6}|[\da-f]{8})$/.test(long)) throw new Error(`“${value}” is not a color that can be read here.`);
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2) || "ff", 16) / 255;
  return [part(1), part(3), part(5), part(7)];
}

/** Returns what is seen of a color on an opaque one. */
export function over([red, green, blue, alpha]: Color, ground: Color): Color {
  const shown = (top: number, below: number) => top * alpha + below * (1 - alpha);
  return [shown(red, ground[0]), shown(green, ground[1]), shown(blue, ground[2]), 1];
}

/** Returns the WCAG contrast of two opaque colors, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const luminance = ([red, green, blue]: Color): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const curved = (part: number): number => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

type Three = readonly [number, number, number];
type Matrix = readonly [Three, Three, Three];

/** From https://bottosson.github.io/posts/oklab, as in CSS Color 4. */
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const fromCones: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const times = (matrix: Matrix, [a, b, c]: Three): Three => {
  const row = ([x, y, z]: Three) => x * a + y * b + z * c;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

const each = ([a, b, c]: Three, change: (part: number) => number): Three => [change(a), change(b), change(c)];

/**
 * Mixes in OKLab, with premultiplied alpha. OKLab is a linear function of the cones' cube roots, so these are mixed.
 */
function mix(one: Color, other: Color, part: number): Color {
  const roots = ([red, green, blue]: Color) => each(times(toCones, each([red, green, blue], linear)), Math.cbrt);
  const [a, b] = [roots(one), roots(other)];
  const alpha = one[3] * (1 - part) + other[3] * part;
  const between = (x: number, y: number) => (x * one[3] * (1 - part) + y * other[3] * part) / (alpha || 1);
  const mixed: Three = [between(a[0], b[0]), between(a[1], b[1]), between(a[2], b[2])];
  const shown = each(
    times(
      fromCones,
      each(mixed, (root) => root ** 3),
    ),
    (light) => curved(Math.min(1, Math.max(0, light))),
  );
  return [...shown, alpha];
}
