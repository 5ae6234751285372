/** What the site leaves in a browser: kept true by hand, beside the code that writes each entry. */
export const cookieWords = {
  title: "Cookies",
  lead: "Ghostlight sets no cookies. It keeps a few things in your browser's own storage, and they work in the same way. All but the one that says so are essential: without them Ghostlight could not do what you ask of it.",
  name: "Entry",
  where: "Where",
  until: "Until",
  entries: [
    {
      name: "cookie-consent",
      where: "Local storage",
      why: "That you have answered the question about cookies",
      until: "You clear the browser's data",
    },
    {
      name: "cookie-preferences",
      where: "Local storage",
      why: "What you answered, kind by kind",
      until: "You clear the browser's data",
    },
    {
      name: "ghostlight.reloadedAt",
      where: "Session storage",
      why: "When the page last reloaded itself for a newer release, so that it does not do so again and again",
      until: "You close the tab",
    },
    {
      name: "sentryReplaySession",
      where: "Session storage",
      why: "Which recording this visit belongs to. Only with your consent to analytics",
      until: "You close the tab",
    },
    {
      name: "theme",
      where: "Local storage",
      why: "The theme you chose",
      until: "You clear the browser's data",
    },
    {
      name: "ghostlight.shelf",
      where: "Local storage",
      why: "Whether your plays lie on a shelf or in a list",
      until: "You clear the browser's data",
    },
    {
      name: "CognitoIdentityServiceProvider…",
      where: "Local storage",
      why: "That you are signed in",
      until: "You sign out, or 30 days after your last visit",
    },
    {
      name: "ghostlight.device",
      where: "Local storage",
      why: "A random name of this browser, so that your devices do not take each other for themselves",
      until: "You clear the browser's data",
    },
    {
      name: "ghostlight.places",
      where: "Local storage",
      why: "The place in each play where you stopped writing, without its words",
      until: "Fifty other plays were opened, or you clear the browser's data",
    },
    {
      name: "ghostlight.profile…",
      where: "Session storage",
      why: "What you wrote into your profile and did not save yet",
      until: "It is saved, or you close the tab",
    },
    {
      name: "ghostlight.new-email…",
      where: "Session storage",
      why: "The new address that waits for its code",
      until: "The code is typed, or you close the tab",
    },
    {
      name: "ghostlight.last-login",
      where: "Session storage",
      why: "When you were here before, to say it on the security page",
      until: "You close the tab",
    },
    {
      name: "ghostlight",
      where: "IndexedDB",
      why: "Your plays on this device, and words that wait to be sent",
      until: "You sign out and everything is sent, or you clear the browser's data",
    },
  ],
  none: "Only with your consent to analytics do we note which pages you visit, and record how some visits went, for finding errors: never the manuscript, a shared play or what you type. Reports of errors, without a word of your plays and without your name, are essential. There is no advertising. You can change your mind at any time under “Cookie Settings” at the foot of the page.",
} as const;
