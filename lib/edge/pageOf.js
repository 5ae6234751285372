// Returns the file behind an address, for `viewerRequest.js` and `viewerResponse.js`. Public pages are files of their own, the
// app's screens share one, and share links open another, which is small enough to load quickly on a phone. Share tokens contain
// a dot but aren't files.

// The languages of public pages besides English, such as "es|fr". Each has a folder. `edgeCode.ts` sets them.
var translations = "";
var translated = new RegExp(`^/(${translations})(?=/|$)`, "i");
var publicPages = /^\/(about|contact|faq|help|pricing|privacy|terms|cookie-policy|stage-play-format)$/i;
var helpTopics =
  /^\/help\/(first-play|elements-and-keys|finding-your-way|characters-and-notes|import-and-export|submissions|sending-a-play|layouts|sharing|feedback|offline-and-saving|history|account|billing)$/i;
var appScreens =
  /^\/(auth|login|signup|forgot-password|reset-password|goodbye|mail|dashboard|profile|account-settings|submissions|subscription|security|admin|editor|feedback)(\/|$)/i;

function pageOf(uri) {
  if (uri.startsWith("/api/")) return uri;
  if (uri.startsWith("/shared/")) return "/shared.html";
  if (/\.[A-Za-z0-9]{2,12}$/.test(uri)) return uri;
  const path = uri.replace(/\/$/, "");
  if (path === "") return "/home.html";
  const english = path.replace(translated, "");
  if (english === "") return `${path.toLowerCase()}.html`;
  if (publicPages.test(english) || helpTopics.test(english)) return `${path.toLowerCase()}.html`;
  if (appScreens.test(path)) return "/index.html";
  return `${path.slice(0, path.length - english.length).toLowerCase()}/not-found.html`;
}

// The folder of an earlier release, such as "/releases/1a2b3c4", after the site was rolled back. Empty, the current release is
// used. `edgeCode.ts` sets it.
var siteFolder = "";

// Returns the file in the bucket. The files of all releases are together in `/assets`, for tabs that are open.
// biome-ignore lint/correctness/noUnusedVariables: viewerRequest.js calls it.
function fileOf(uri) {
  const page = pageOf(uri);
  return /^\/(api|assets|releases)\//.test(page) ? page : siteFolder + page;
}
