/** What the site leaves in a browser: kept true by hand, beside the code that writes each entry. */
export const cookieWords = {
  title: "Cookies",
  lead: "Ghostlight sets no cookies. It keeps a few things in your browser's own storage, all of them so that it works.",
  name: "Entry",
  where: "Where",
  until: "Until",
  entries: [
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
  none: "There is no analytics, no advertising and no third party in the page. Should that ever change, you will be asked first, and “no” will be as easy as “yes”.",
} as const;
