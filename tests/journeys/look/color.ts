/** Runs in the page. */

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const known = new Map<string, Rgba>();

/** Any color that CSS can compute, in sRGB; alpha is 0 to 1. */
export function rgbaOf(color: string): Rgba {
  const before = known.get(color);
  if (before) return before;
  if (!pen) throw new Error("This browser has no canvas.");
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
  const rgba = [red, green, blue, alpha / 255] as const;
  known.set(color, rgba);
  return rgba;
}

/** Returns the WCAG contrast of two colors, from 1 to 21. */
export const contrast = (one: string, other: string): number => contrastOf(rgbaOf(one), rgbaOf(other));

export function contrastOf(one: Rgba, other: Rgba): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Returns what is seen where a color is painted on an opaque one. */
export function blend([red, green, blue, alpha]: Rgba, ground: Rgba): Rgba {
  const mix = (part: number, under: number): number => part * alpha + under * (1 - alpha);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
}

const luminance = ([red, green, blue]: Rgba): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Returns the background color at a point of the window. */
export function backgroundAt(x: number, y: number): string {
  const colors = document.elementsFromPoint(x, y).map((element) => getComputedStyle(element).backgroundColor);
  return colors.find((color) => rgbaOf(color)[3] > 0.95) ?? getComputedStyle(document.documentElement).backgroundColor;
}
