/** Code of screens that need the server anyway: share links and the administrators' screens. It's never stored. */
const serverScreens =
  /^\/assets\/(shared|reader|readerSoon|ManuscriptPages|downloadPlay|askForPass|unsentWords|openReadChanges|ChangesBar|RepliesByMail|textsOfLink|forgetTexts|offlineReading|admin)-/;

/**
 * What the app needs rarely or never: reading PDF files, recording errors, the lists of Chinese, Japanese and Korean fonts,
 * and the scripts and styles of public pages.
 */
const rarelyUsed = /^\/assets\/(public\/|(pdf|pdf\.worker|replay|sentry|400|700)-)/;

/** The fonts of the screens, and the manuscript font of new plays with its files for PDFs. */
const usualFonts =
  /^\/assets\/((instrument-sans|bricolage-grotesque|literata|courier-prime)-latin-(?!ext).*\.woff2|CourierPrime_.*\.ttf)$/;

/** The pages and files in the site's root that the app starts with. */
const startFiles: readonly string[] = ["/index.html", "/head.js", "/bulb.svg", "/manifest.webmanifest"];

/** Whether the browser may store a file of the site. The names of these files contain a hash, so they never change. */
export const mayBeStored = (path: string): boolean => path.startsWith("/assets/") && !serverScreens.test(path);

/** Whether a file is stored with the release, before anyone has used it. All others are stored with their first use. */
export function isStoredWithRelease(path: string): boolean {
  if (startFiles.includes(path)) return true;
  if (!mayBeStored(path) || rarelyUsed.test(path)) return false;
  return /\.(js|css)$/.test(path) || usualFonts.test(path);
}

/** Paths whose pages come from the server only. The last part matches files. */
export const serverPages: readonly RegExp[] = [/^\/(api|local|shared|admin)(\/|$)/, /\.[A-Za-z0-9]{2,12}$/];
