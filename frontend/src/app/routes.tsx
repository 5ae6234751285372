import { matchPath, Route, Routes } from "react-router-dom";
import { interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import { addressIn } from "#domain/account/localAddress.ts";
import type { TitleName } from "#frontend/messages/titles.ts";
import { Guard } from "./Guard.tsx";
import { PublicLayout } from "./PublicLayout.tsx";
import { LazyLayout, type LazyScreen, onDemand, Screen } from "./Screen.tsx";
import { type ScreenName, screens } from "./screens.ts";

/** The code of each screen of `screens.ts`. */
const code: Readonly<Record<ScreenName, LazyScreen>> = {
  HomeScreen: onDemand("HomeScreen", () => import("#frontend/features/public/HomeScreen.tsx")),
  PricingScreen: onDemand("PricingScreen", () => import("#frontend/features/subscription/PricingScreen.tsx")),
  HelpScreen: onDemand("HelpScreen", () => import("#frontend/features/public/help/HelpScreen.tsx")),
  HelpTopicScreen: onDemand("HelpTopicScreen", () => import("#frontend/features/public/help/HelpTopicScreen.tsx")),
  AboutScreen: onDemand("AboutScreen", () => import("#frontend/features/public/AboutScreen.tsx")),
  StagePlayFormatScreen: onDemand(
    "StagePlayFormatScreen",
    () => import("#frontend/features/public/guide/StagePlayFormatScreen.tsx"),
  ),
  FaqScreen: onDemand("FaqScreen", () => import("#frontend/features/public/FaqScreen.tsx")),
  ContactScreen: onDemand("ContactScreen", () => import("#frontend/features/public/ContactScreen.tsx")),
  PrivacyScreen: onDemand("PrivacyScreen", () => import("#frontend/features/public/PrivacyScreen.tsx")),
  TermsScreen: onDemand("TermsScreen", () => import("#frontend/features/public/TermsScreen.tsx")),
  CookiePolicyScreen: onDemand("CookiePolicyScreen", () => import("#frontend/features/public/CookiePolicyScreen.tsx")),
  AuthScreen: onDemand("AuthScreen", () => import("#frontend/features/auth/AuthScreen.tsx")),
  ForgotPasswordScreen: onDemand(
    "ForgotPasswordScreen",
    () => import("#frontend/features/auth/ForgotPasswordScreen.tsx"),
  ),
  ResetPasswordScreen: onDemand("ResetPasswordScreen", () => import("#frontend/features/auth/ResetPasswordScreen.tsx")),
  AccountDeletedScreen: onDemand(
    "AccountDeletedScreen",
    () => import("#frontend/features/account/AccountDeletedScreen.tsx"),
  ),
  SharedPlayScreen: onDemand("SharedPlayScreen", () => import("#frontend/features/reader/SharedPlayScreen.tsx")),
  EditorScreen: onDemand("EditorScreen", () => import("#frontend/features/editor/EditorScreen.tsx")),
  DashboardScreen: onDemand("DashboardScreen", () => import("#frontend/features/dashboard/DashboardScreen.tsx")),
  ProfileScreen: onDemand("ProfileScreen", () => import("#frontend/features/account/ProfileScreen.tsx")),
  AccountSettingsScreen: onDemand(
    "AccountSettingsScreen",
    () => import("#frontend/features/account/AccountSettingsScreen.tsx"),
  ),
  SecurityScreen: onDemand("SecurityScreen", () => import("#frontend/features/account/security/SecurityScreen.tsx")),
  SubscriptionScreen: onDemand(
    "SubscriptionScreen",
    () => import("#frontend/features/subscription/SubscriptionScreen.tsx"),
  ),
  FeedbackScreen: onDemand("FeedbackScreen", () => import("#frontend/features/feedback/FeedbackScreen.tsx")),
  UserActivityScreen: onDemand(
    "UserActivityScreen",
    () => import("#frontend/features/admin/activity/UserActivityScreen.tsx"),
  ),
  CrmAutomationScreen: onDemand(
    "CrmAutomationScreen",
    () => import("#frontend/features/admin/automation/CrmAutomationScreen.tsx"),
  ),
  MessagesScreen: onDemand("MessagesScreen", () => import("#frontend/features/admin/messages/MessagesScreen.tsx")),
  HealthScreen: onDemand("HealthScreen", () => import("#frontend/features/admin/health/HealthScreen.tsx")),
  NotFoundScreen: onDemand("NotFoundScreen", () => import("#frontend/features/notfound/NotFoundScreen.tsx")),
};

const appLayout = onDemand("AppLayout", () => import("./AppLayout.tsx"));
const adminLayout = onDemand("AdminLayout", () => import("./AdminLayout.tsx"));

interface ScreenRoute {
  readonly path: string;
  readonly title?: TitleName;
  readonly screen: ScreenName;
}

const translated: readonly ScreenRoute[] = interfaceLanguages.flatMap((language) =>
  screens.translated.map((screen) => ({ ...screen, path: addressIn(language, screen.path) })),
);

/** Open to everybody. */
export const publicRoutes: readonly ScreenRoute[] = [...translated, ...screens.everybody, ...screens.unknown];

const routesOf = (routes: readonly ScreenRoute[]) =>
  routes.map(({ path, title, screen }) => (
    <Route key={path} path={path} element={<Screen key={path} title={title} of={code[screen]} />} />
  ));

/** Loads the code of the screen at an address while the session is still being read. */
export function preloadScreen(pathname: string): void {
  const { editor, signedIn, administrators, subscribers } = screens;
  const found = [editor, signedIn, administrators, subscribers].flat().find(({ path }) => matchPath(path, pathname));
  if (found) code[found.screen].preload();
}

/** All routes. The editor and shared plays use the whole window. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout isTranslated={false} />}>{routesOf(screens.everybody)}</Route>
      <Route element={<PublicLayout isTranslated />}>{routesOf([...translated, ...screens.unknown])}</Route>
      {routesOf(screens.shared)}
      <Route element={<Guard outlivesSession />}>{routesOf(screens.editor)}</Route>
      <Route element={<Guard />}>
        <Route element={<LazyLayout of={appLayout} />}>
          {routesOf(screens.signedIn)}
          <Route element={<LazyLayout of={adminLayout} />}>{routesOf(screens.administrators)}</Route>
        </Route>
      </Route>
      <Route element={<Guard requiresSubscription />}>
        <Route element={<LazyLayout of={appLayout} />}>{routesOf(screens.subscribers)}</Route>
      </Route>
    </Routes>
  );
}
