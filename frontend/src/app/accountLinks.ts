import { titleWords } from "#frontend/messages/titles.ts";

/** The screens about the signed-in person's account, for the menu and the list beside them. */
export const accountLinks = [
  { to: "/profile", label: titleWords.profile },
  { to: "/account-settings", label: titleWords.accountSettings },
  { to: "/security", label: titleWords.security },
  { to: "/subscription", label: titleWords.subscription },
] as const;
