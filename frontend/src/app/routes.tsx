import { matchPath, Route, Routes } from "react-router-dom";
import { interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import { addressIn } from "#domain/account/localAddress.ts";
import type { TitleName } from "#frontend/messages/titles.ts";
import { Guard } from "./Guard.tsx";
import { PublicLayout } from "./PublicLayout.tsx";
import { LazyLayout, type LazyScreen, onDemand, Screen } from "./Screen.tsx";

interface ScreenRoute {
  readonly path: string;
  /** Without one, the screen sets the document's title. */
  readonly title?: TitleName | undefined;
  readonly screen: LazyScreen;
}

const auth = onDemand("AuthScreen", () => import("#frontend/features/auth/AuthScreen.tsx"));

/** Open to everybody, in each language at an address of its own. */
const pages: readonly ScreenRoute[] = [
  {
    path: "/",
    title: "home",
    screen: onDemand("HomeScreen", () => import("#frontend/features/public/HomeScreen.tsx")),
  },
  {
    path: "/about",
    title: "about",
    screen: onDemand("AboutScreen", () => import("#frontend/features/public/AboutScreen.tsx")),
  },
  {
    path: "/contact",
    title: "contact",
    screen: onDemand("ContactScreen", () => import("#frontend/features/public/ContactScreen.tsx")),
  },
  {
    path: "/faq",
    title: "faq",
    screen: onDemand("FaqScreen", () => import("#frontend/features/public/FaqScreen.tsx")),
  },
  {
    path: "/help",
    title: "help",
    screen: onDemand("HelpScreen", () => import("#frontend/features/public/help/HelpScreen.tsx")),
  },
  {
    path: "/help/:topicId",
    screen: onDemand("HelpTopicScreen", () => import("#frontend/features/public/help/HelpTopicScreen.tsx")),
  },
  {
    path: "/stage-play-format",
    title: "guide",
    screen: onDemand(
      "StagePlayFormatScreen",
      () => import("#frontend/features/public/guide/StagePlayFormatScreen.tsx"),
    ),
  },
  {
    path: "/pricing",
    title: "pricing",
    screen: onDemand("PricingScreen", () => import("#frontend/features/subscription/PricingScreen.tsx")),
  },
  {
    path: "/privacy",
    title: "privacy",
    screen: onDemand("PrivacyScreen", () => import("#frontend/features/public/PrivacyScreen.tsx")),
  },
  {
    path: "/terms",
    title: "terms",
    screen: onDemand("TermsScreen", () => import("#frontend/features/public/TermsScreen.tsx")),
  },
  {
    path: "/cookie-policy",
    title: "cookies",
    screen: onDemand("CookiePolicyScreen", () => import("#frontend/features/public/CookiePolicyScreen.tsx")),
  },
];

const translatedRoutes: readonly ScreenRoute[] = interfaceLanguages.flatMap((language) =>
  pages.map((page) => ({ ...page, path: addressIn(language, page.path) })),
);

/** For unknown addresses, in each language, too. */
const notFoundRoute: ScreenRoute = {
  path: "*",
  title: "notFound",
  screen: onDemand("NotFoundScreen", () => import("#frontend/features/notfound/NotFoundScreen.tsx")),
};

/** Open to everybody, in the visitor's language at one address. */
const otherPublicRoutes: readonly ScreenRoute[] = [
  { path: "/auth", title: "auth", screen: auth },
  { path: "/login", title: "auth", screen: auth },
  { path: "/signup", title: "signup", screen: auth },
  {
    path: "/forgot-password",
    title: "forgotPassword",
    screen: onDemand("ForgotPasswordScreen", () => import("#frontend/features/auth/ForgotPasswordScreen.tsx")),
  },
  {
    path: "/reset-password",
    title: "resetPassword",
    screen: onDemand("ResetPasswordScreen", () => import("#frontend/features/auth/ResetPasswordScreen.tsx")),
  },
  {
    path: "/goodbye",
    title: "goodbye",
    screen: onDemand("AccountDeletedScreen", () => import("#frontend/features/account/AccountDeletedScreen.tsx")),
  },
];

/** Open to everybody. */
export const publicRoutes: readonly ScreenRoute[] = [...translatedRoutes, ...otherPublicRoutes, notFoundRoute];

/** Behind the guard, in the frame with the account menu. */
export const guardedRoutes: readonly ScreenRoute[] = [
  {
    path: "/dashboard",
    title: "dashboard",
    screen: onDemand("DashboardScreen", () => import("#frontend/features/dashboard/DashboardScreen.tsx")),
  },
  {
    path: "/profile",
    title: "profile",
    screen: onDemand("ProfileScreen", () => import("#frontend/features/account/ProfileScreen.tsx")),
  },
  {
    path: "/account-settings",
    title: "accountSettings",
    screen: onDemand("AccountSettingsScreen", () => import("#frontend/features/account/AccountSettingsScreen.tsx")),
  },
  {
    path: "/subscription",
    title: "subscription",
    screen: onDemand("SubscriptionScreen", () => import("#frontend/features/subscription/SubscriptionScreen.tsx")),
  },
  {
    path: "/security",
    title: "security",
    screen: onDemand("SecurityScreen", () => import("#frontend/features/account/security/SecurityScreen.tsx")),
  },
];

/** Behind the guard, and only for administrators. */
export const adminRoutes: readonly ScreenRoute[] = [
  {
    path: "/admin/user-activity",
    title: "userActivity",
    screen: onDemand("UserActivityScreen", () => import("#frontend/features/admin/activity/UserActivityScreen.tsx")),
  },
  {
    path: "/admin/crm-automation",
    title: "crmAutomation",
    screen: onDemand(
      "CrmAutomationScreen",
      () => import("#frontend/features/admin/automation/CrmAutomationScreen.tsx"),
    ),
  },
  {
    path: "/admin/messages",
    title: "messages",
    screen: onDemand("MessagesScreen", () => import("#frontend/features/admin/messages/MessagesScreen.tsx")),
  },
  {
    path: "/admin/health",
    title: "serviceHealth",
    screen: onDemand("HealthScreen", () => import("#frontend/features/admin/health/HealthScreen.tsx")),
  },
];

/** Behind the guard, and only with a subscription. */
export const subscribedRoutes: readonly ScreenRoute[] = [
  {
    path: "/feedback/:playId",
    title: "feedback",
    screen: onDemand("FeedbackScreen", () => import("#frontend/features/feedback/FeedbackScreen.tsx")),
  },
];

const appLayout = onDemand("AppLayout", () => import("./AppLayout.tsx"));
const adminLayout = onDemand("AdminLayout", () => import("./AdminLayout.tsx"));
const editor = onDemand("EditorScreen", () => import("#frontend/features/editor/EditorScreen.tsx"));
const sharedPlay = onDemand("SharedPlayScreen", () => import("#frontend/features/reader/SharedPlayScreen.tsx"));

const routesOf = (routes: readonly ScreenRoute[]) =>
  routes.map(({ path, title, screen }) => (
    <Route key={path} path={path} element={<Screen key={path} title={title} of={screen} />} />
  ));

/** Loads the code of the screen at an address while the session is still being read. */
export function preloadScreen(pathname: string): void {
  const signedIn = [{ path: "/editor/:playId", screen: editor }, ...guardedRoutes, ...adminRoutes, ...subscribedRoutes];
  signedIn.find(({ path }) => matchPath(path, pathname))?.screen.preload();
}

/** All routes. The editor and shared plays use the whole window. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout isTranslated={false} />}>{routesOf(otherPublicRoutes)}</Route>
      <Route element={<PublicLayout isTranslated />}>{routesOf([...translatedRoutes, notFoundRoute])}</Route>
      <Route path="/shared/:token" element={<Screen title="shared" of={sharedPlay} />} />
      <Route element={<Guard outlivesSession />}>
        <Route path="/editor/:playId" element={<Screen title="editor" of={editor} />} />
      </Route>
      <Route element={<Guard />}>
        <Route element={<LazyLayout of={appLayout} />}>
          {routesOf(guardedRoutes)}
          <Route element={<LazyLayout of={adminLayout} />}>{routesOf(adminRoutes)}</Route>
        </Route>
      </Route>
      <Route element={<Guard requiresSubscription />}>
        <Route element={<LazyLayout of={appLayout} />}>{routesOf(subscribedRoutes)}</Route>
      </Route>
    </Routes>
  );
}
