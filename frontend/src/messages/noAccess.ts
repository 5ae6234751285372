import { translated } from "./translation.ts";

/** The page for people who open an administration screen and aren't administrators. */
export const noAccessWords = translated("noAccessWords", {
  title: "You don't have access to this page",
  text: "It's for Ghostlight administrators only. Your account and your plays are fine.",
  secondFactor:
    "If you're an administrator, you need an authenticator app. Turn it on under Sign-in and security, then sign in again.",
  belongs: "If it's on, ask another administrator to give you access, then sign in again.",
  plays: "Your plays",
  security: "Sign-in and security",
});
