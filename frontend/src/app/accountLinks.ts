import { titleWords } from "#frontend/messages/titles.yaml";

/**
 * Returns the screens about the signed-in person's account, for the menu and the list beside them. This code loads before
 * somebody signs in, and the language may change then.
 */
export const accountLinks = () => [
  { to: "/profile", label: titleWords.profile },
  { to: "/account-settings", label: titleWords.accountSettings },
  { to: "/security", label: titleWords.security },
  { to: "/subscription", label: titleWords.subscription },
];
