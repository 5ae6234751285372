import { shellWords } from "./shell.ts";
import { translated } from "./translation.ts";

/** The cookie banner and its dialog. The specification fixes headings, buttons and the three kinds. */
export const consentWords = translated("consentWords", {
  heading: "We use cookies",
  text: "Ghostlight stores some data in your browser to work. With your consent, we also store data that remembers your settings or helps us understand how the site is used.",
  policy: "Cookie policy",
  acceptAll: "Accept All",
  reject: "Reject Non-Essential",
  settings: shellWords.cookieSettings,
  hide: "Close without choosing",
  savePreferences: "Save Preferences",
  kinds: [
    {
      name: "essential",
      label: "Essential",
      text: "Sign you in, keep your writing safe, and report errors without any text from your plays. Always on.",
    },
    { name: "functional", label: "Functional", text: "Remember preferences and settings." },
    {
      name: "analytics",
      label: "Analytics",
      text: "Help us understand how the site is used. This never includes your manuscripts.",
    },
  ],
});
