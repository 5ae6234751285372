/** In this order, because most browsers claim to be several. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bWindows\b/, "Windows"],
  [/\bLinux\b/, "Linux"],
];

/** The name of a browser that isn't known. */
export const unknownBrowser = "Browser";

/**
 * Returns a browser as its owner would recognize it, e.g. "Firefox on Linux", without version numbers. It's stored in
 * English, and translated where it's shown.
 */
export function deviceName(userAgent: string): string {
  const [browser, system] = [browsers, systems].map((known) => known.find(([sign]) => sign.test(userAgent))?.[1]);
  return `${browser ?? unknownBrowser}${system ? ` on ${system}` : ""}`;
}
