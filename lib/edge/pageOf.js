// Returns the file behind an address, for `viewerRequest.js` and `viewerResponse.js`. Public pages are files of their own, the
// app's screens share one, public pages in Spanish are below `/es`, and share links open another, which is small enough to load quickly on a phone. Share tokens contain
// a dot but aren't files.
var spanish = /^\/es(?=\/|$)/i;
var publicPages = /^\/(about|contact|faq|help|pricing|privacy|terms|cookie-policy|stage-play-format)$/i;
var helpTopics =
  /^\/help\/(first-play|elements-and-keys|finding-your-way|characters-and-notes|import-and-export|layouts|sharing|feedback|offline-and-saving|history|account|billing)$/i;
var appScreens =
  /^\/(auth|login|signup|forgot-password|reset-password|goodbye|dashboard|profile|account-settings|subscription|security|admin|editor|feedback)(\/|$)/i;

// biome-ignore lint/correctness/noUnusedVariables: the functions that CloudFront calls are appended to this file.
function pageOf(uri) {
  if (uri.startsWith("/api/")) return uri;
  if (uri.startsWith("/shared/")) return "/shared.html";
  if (/\.[A-Za-z0-9]{2,12}$/.test(uri)) return uri;
  const path = uri.replace(/\/$/, "");
  if (path === "") return "/home.html";
  if (/^\/es$/i.test(path)) return "/es.html";
  const english = path.replace(spanish, "");
  if (publicPages.test(english) || helpTopics.test(english)) return `${path.toLowerCase()}.html`;
  return appScreens.test(path) ? "/index.html" : "/not-found.html";
}
