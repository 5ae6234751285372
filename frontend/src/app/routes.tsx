import type { ComponentType } from "react";
import { matchPath, Route, Routes } from "react-router-dom";
import { interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import { addressIn } from "#domain/account/localAddress.ts";
import type { TitleName } from "#frontend/messages/titles.ts";
import { Guard } from "./Guard.tsx";
import { PublicLayout } from "./PublicLayout.tsx";
import { LazyPart, type LazyScreen, onDemand, Screen } from "./Screen.tsx";
import { allScreens, type ScreenName, screens } from "./screens.ts";

/** Loads the code of each screen of `screens.ts`. */
const loaders: { readonly [Name in ScreenName]: () => Promise<Readonly<Record<Name, ComponentType>>> } = {
  HomeScreen: () => import("#frontend/features/public/HomeScreen.tsx"),
  PricingScreen: () => import("#frontend/features/subscription/PricingScreen.tsx"),
  HelpScreen: () => import("#frontend/features/public/help/HelpScreen.tsx"),
  HelpTopicScreen: () => import("#frontend/features/public/help/HelpTopicScreen.tsx"),
  AboutScreen: () => import("#frontend/features/public/AboutScreen.tsx"),
  StagePlayFormatScreen: () => import("#frontend/features/public/guide/StagePlayFormatScreen.tsx"),
  FaqScreen: () => import("#frontend/features/public/FaqScreen.tsx"),
  ContactScreen: () => import("#frontend/features/public/ContactScreen.tsx"),
  PrivacyScreen: () => import("#frontend/features/public/PrivacyScreen.tsx"),
  TermsScreen: () => import("#frontend/features/public/TermsScreen.tsx"),
  CookiePolicyScreen: () => import("#frontend/features/public/CookiePolicyScreen.tsx"),
  AuthScreen: () => import("#frontend/features/auth/AuthScreen.tsx"),
  ForgotPasswordScreen: () => import("#frontend/features/auth/ForgotPasswordScreen.tsx"),
  ResetPasswordScreen: () => import("#frontend/features/auth/ResetPasswordScreen.tsx"),
  AccountDeletedScreen: () => import("#frontend/features/account/AccountDeletedScreen.tsx"),
  MailChoiceScreen: () => import("#frontend/features/mail/MailChoiceScreen.tsx"),
  SharedPlayScreen: () => import("#frontend/features/reader/SharedPlayScreen.tsx"),
  EditorScreen: () => import("#frontend/features/editor/EditorScreen.tsx"),
  DashboardScreen: () => import("#frontend/features/dashboard/DashboardScreen.tsx"),
  SubmissionsScreen: () => import("#frontend/features/submissions/SubmissionsScreen.tsx"),
  ProfileScreen: () => import("#frontend/features/account/ProfileScreen.tsx"),
  AccountSettingsScreen: () => import("#frontend/features/account/AccountSettingsScreen.tsx"),
  SecurityScreen: () => import("#frontend/features/account/security/SecurityScreen.tsx"),
  SubscriptionScreen: () => import("#frontend/features/subscription/SubscriptionScreen.tsx"),
  FeedbackScreen: () => import("#frontend/features/feedback/FeedbackScreen.tsx"),
  UserActivityScreen: () => import("#frontend/features/admin/activity/UserActivityScreen.tsx"),
  CrmAutomationScreen: () => import("#frontend/features/admin/automation/CrmAutomationScreen.tsx"),
  MessagesScreen: () => import("#frontend/features/admin/messages/MessagesScreen.tsx"),
  HealthScreen: () => import("#frontend/features/admin/health/HealthScreen.tsx"),
  NotFoundScreen: () => import("#frontend/features/notfound/NotFoundScreen.tsx"),
};

const code = Object.fromEntries(
  Object.entries(loaders).map(([name, load]) => [name, onDemand(name, load)]),
) as Readonly<Record<ScreenName, LazyScreen>>;

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
export const publicRoutes = (): readonly ScreenRoute[] => [...translated, ...screens.everybody, ...screens.unknown];

const routesOf = (routes: readonly ScreenRoute[]) =>
  routes.map(({ path, title, screen }) => (
    <Route key={path} path={path} element={<Screen key={path} title={title} of={code[screen]} />} />
  ));

/** Loads the code of the screen at an address while the session is still being read. */
export function preloadScreen(pathname: string): void {
  const found = allScreens.find(({ path }) => matchPath(path, pathname));
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
        <Route element={<LazyPart of={appLayout} />}>
          {routesOf(screens.signedIn)}
          <Route element={<LazyPart of={adminLayout} />}>{routesOf(screens.admin)}</Route>
        </Route>
      </Route>
      <Route element={<Guard requiresSubscription />}>
        <Route element={<LazyPart of={appLayout} />}>{routesOf(screens.subscribers)}</Route>
      </Route>
    </Routes>
  );
}
