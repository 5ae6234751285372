import type { TitleName } from "#frontend/messages/titles.ts";

/** Where links to screens are: the top bar and the foot of public pages, and the list beside the account's screens. */
type LinkPlace = "top" | "foot" | "account";

interface ScreenRow {
  readonly path: string;
  /** The component, which is also the name of the screen's chunk in the build. */
  readonly screen: string;
  /** Without one, the screen sets the document's title. */
  readonly title?: TitleName;
  readonly linked?: LinkPlace;
}

/** All screens, in the order of the links to them, by who may open them. `routes.tsx` has their code. */
export const screens = {
  /** Everybody, in each language at an address of its own. */
  translated: [
    { path: "/", screen: "HomeScreen", title: "home" },
    { path: "/pricing", screen: "PricingScreen", title: "pricing", linked: "top" },
    { path: "/help", screen: "HelpScreen", title: "help", linked: "top" },
    { path: "/help/:topicId", screen: "HelpTopicScreen" },
    { path: "/about", screen: "AboutScreen", title: "about", linked: "top" },
    { path: "/stage-play-format", screen: "StagePlayFormatScreen", title: "guide", linked: "foot" },
    { path: "/faq", screen: "FaqScreen", title: "faq", linked: "foot" },
    { path: "/contact", screen: "ContactScreen", title: "contact", linked: "foot" },
    { path: "/privacy", screen: "PrivacyScreen", title: "privacy", linked: "foot" },
    { path: "/terms", screen: "TermsScreen", title: "terms", linked: "foot" },
    { path: "/cookie-policy", screen: "CookiePolicyScreen", title: "cookies", linked: "foot" },
  ],
  /** Everybody, in the visitor's language at one address. */
  everybody: [
    { path: "/auth", screen: "AuthScreen", title: "auth" },
    { path: "/login", screen: "AuthScreen", title: "auth" },
    { path: "/signup", screen: "AuthScreen", title: "signup" },
    { path: "/forgot-password", screen: "ForgotPasswordScreen", title: "forgotPassword" },
    { path: "/reset-password", screen: "ResetPasswordScreen", title: "resetPassword" },
    { path: "/goodbye", screen: "AccountDeletedScreen", title: "goodbye" },
    { path: "/mail", screen: "MailChoiceScreen" },
  ],
  /** Everybody. It uses the whole window. */
  shared: [{ path: "/shared/:token", screen: "SharedPlayScreen", title: "shared" }],
  /** Who has signed in, and who was signed in until the session ended. It uses the whole window. */
  editor: [{ path: "/editor/:playId", screen: "EditorScreen", title: "editor" }],
  signedIn: [
    { path: "/dashboard", screen: "DashboardScreen", title: "dashboard" },
    { path: "/submissions", screen: "SubmissionsScreen", title: "submissions" },
    { path: "/profile", screen: "ProfileScreen", title: "profile", linked: "account" },
    { path: "/account-settings", screen: "AccountSettingsScreen", title: "accountSettings", linked: "account" },
    { path: "/security", screen: "SecurityScreen", title: "security", linked: "account" },
    { path: "/subscription", screen: "SubscriptionScreen", title: "subscription", linked: "account" },
  ],
  subscribers: [{ path: "/feedback/:playId", screen: "FeedbackScreen", title: "feedback" }],
  /** Administrators. Beside each of these screens are links to all. */
  admin: [
    { path: "/admin/user-activity", screen: "UserActivityScreen", title: "userActivity" },
    { path: "/admin/crm-automation", screen: "CrmAutomationScreen", title: "crmAutomation" },
    { path: "/admin/messages", screen: "MessagesScreen", title: "messages" },
    { path: "/admin/health", screen: "HealthScreen", title: "serviceHealth" },
  ],
  /** Everybody, at unknown addresses. */
  unknown: [{ path: "*", screen: "NotFoundScreen", title: "notFound" }],
} as const satisfies Readonly<Record<string, readonly ScreenRow[]>>;

type Row = (typeof screens)[keyof typeof screens][number];
export type ScreenName = Row["screen"];

export const allScreens: readonly Row[] = Object.values(screens).flat();

/** A screen that a place links to. */
type LinkedRow<Place extends LinkPlace> = Extract<Row, { readonly linked: Place }>;

/** Returns the screens that these places link to. */
export const screensLinked = <Place extends LinkPlace>(...places: readonly Place[]): readonly LinkedRow<Place>[] =>
  allScreens.filter((row): row is LinkedRow<Place> => places.includes((row as ScreenRow).linked as Place));
