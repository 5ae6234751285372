import { shellWords } from "./shell.ts";
import { translated } from "./translation.ts";

/** The title of each screen, for the browser's tab, the history and screen readers. */
export const titleWords = translated("titleWords", {
  home: "Software for writing stage plays",
  about: "About",
  contact: "Contact",
  faq: "FAQ",
  help: "Help",
  guide: "How a stage manuscript looks",
  pricing: "Pricing",
  privacy: "Privacy",
  terms: "Terms",
  cookies: "Cookie policy",
  auth: "Sign in",
  signup: "Create an account",
  forgotPassword: "Forgot password",
  resetPassword: "Reset password",
  shared: "Shared play",
  editor: "Play",
  dashboard: "Your plays",
  profile: "Profile",
  accountSettings: "Account settings",
  subscription: "Subscription",
  feedback: "Feedback",
  crmAutomation: "CRM automation",
  userActivity: "User activity",
  messages: "Messages",
  serviceHealth: "Service health",
  security: "Sign-in and security",
  goodbye: "Goodbye",
  notFound: "Page not found",
});

export type TitleName = keyof typeof titleWords;

export const documentTitle = (screen: string): string => `${screen} · ${shellWords.brand}`;
