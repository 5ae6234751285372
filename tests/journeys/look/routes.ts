import { titleWords } from "#frontend/messages/titles.yaml";

/** The specification's routes, each with its tab title. */
export const publicRoutes = {
  "/": titleWords.home,
  "/about": titleWords.about,
  "/contact": titleWords.contact,
  "/faq": titleWords.faq,
  "/help": titleWords.help,
  "/help/elements-and-keys": "Elements and keys",
  "/stage-play-format": titleWords.guide,
  "/pricing": titleWords.pricing,
  "/privacy": titleWords.privacy,
  "/terms": titleWords.terms,
  "/cookie-policy": titleWords.cookies,
  "/auth": titleWords.auth,
  "/login": titleWords.auth,
  "/signup": titleWords.signup,
  "/forgot-password": titleWords.forgotPassword,
  "/reset-password": titleWords.resetPassword,
  "/goodbye": titleWords.goodbye,
  "/shared/some-token": titleWords.shared,
  "/no/such/page": titleWords.notFound,
};

export const guardedRoutes = {
  "/dashboard": titleWords.dashboard,
  "/profile": titleWords.profile,
  "/account-settings": titleWords.accountSettings,
  "/subscription": titleWords.subscription,
  "/security": titleWords.security,
};

export const adminRoutes = {
  "/admin/crm-automation": titleWords.crmAutomation,
  "/admin/user-activity": titleWords.userActivity,
  "/admin/messages": titleWords.messages,
  "/admin/health": titleWords.serviceHealth,
};

export const feedbackRoute = "/feedback/some-play-of-mine";
export const editorRoute = "/editor/new";

/** Every address whose screen the sweeps check. A unit test compares them with the app's routes. */
export const sweptPaths: readonly string[] = [
  ...[publicRoutes, guardedRoutes, adminRoutes].flatMap(Object.keys),
  feedbackRoute,
  editorRoute,
];
