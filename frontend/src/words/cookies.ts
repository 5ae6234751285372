/** What the site leaves in a browser: kept true by hand, beside the code that writes each entry. */
export const cookieWords = {
  title: "Cookies",
  lead: "Ghostlight sets no cookies. It keeps a few things in your browser's own storage, all of them so that it works.",
  caption: "What is kept in the browser",
  name: "Entry",
  where: "Where",
  why: "What for",
  until: "Until",
  entries: [
    {
      name: "theme",
      where: "Local storage",
      why: "Whether you chose the light or the dark theme",
      until: "You clear the browser's data",
    },
    {
      name: "CognitoIdentityServiceProvider…",
      where: "Local storage",
      why: "That you are signed in",
      until: "You sign out, or 30 days after your last visit",
    },
    {
      name: "ghostlight",
      where: "IndexedDB",
      why: "Copies of the plays opened on this device and words that wait to be sent",
      until: "You clear the browser's data",
    },
  ],
  none: "There is no analytics, no advertising and no third party in the page. Should that ever change, you will be asked first, and “no” will be as easy as “yes”.",
} as const;
