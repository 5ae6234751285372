import type { ArticleWords } from "./article.ts";
import { settingsWords } from "./settings.ts";

export const privacyWords: ArticleWords = {
  title: "Privacy",
  lead: "Ghostlight keeps what it needs to give you your plays back, and tells nobody.",
  sections: [
    {
      heading: "What is kept",
      paragraphs: [
        "Your account: e-mail address, full name, and a password that the sign-in service stores so that nobody can read it.",
        "Your profile, as far as you fill it in: name, pen name, a few words about you, website, the contact block for title pages, and the language you write in.",
        "Your sign-ins of the last 90 days: when, by password or by link, and what your browser says that it is.",
        "A log of what you do here, for the last 13 months: when you signed in; when you made, opened, saved or exported a play, with its title and how many words came to it; and what your browser says that it is. Pages that you visit stand in it only with your consent.",
        "What you write to us with the contact form: your name, your e-mail address and the message.",
        "Your plays: the text, the title page, when a play was made and changed, and how many words and pages it has.",
        "Technical records of requests: time, route, outcome, and the number of the account, not its name. They are kept to find errors and stop abuse.",
      ],
    },
    {
      heading: "What is not kept",
      paragraphs: [
        "No text of a play goes into a log, an error report or a statistic. There is no advertising and no profile of your reading or writing habits. Page visits are noted, and told to HubSpot, and visits recorded, only with your consent in the cookie settings.",
        "The password does not travel to us when you sign in: the browser proves that it knows it (Secure Remote Password).",
      ],
    },
    {
      heading: "Where it is",
      paragraphs: [
        "With Amazon Web Services, encrypted on the way and at rest. E-mails that let you in (confirmation, new password) go out through the same provider. Reports of errors may go to Sentry, without names, addresses or words of yours. If you buy a plan, you pay at Stripe: it receives your name, your e-mail address, the id of your account here and what you type on its pages. The card never comes to us; we keep which plan you have and how it stands. No other company but HubSpot receives your data.",
        `HubSpot keeps our contacts: it is told your name, your e-mail address, the id of your account, when it was made and used last, your plan and how many plays you have; never a title or a word of a play. “${settingsWords.crmOptOut}” in the account settings ends that and has what is there removed, and so does deleting the account. What you do here, and which pages you open, it is told with your consent to analytics only, some of it by a script of its own in the page; of a shared play nothing at all.`,
        "On your own device: a copy of the plays that you open there, so that you can write without a network. Signing out removes the copies that the server has in full: do so on a device that is not yours.",
      ],
    },
    {
      heading: "How long",
      paragraphs: [
        "As long as you have the account. A play that you delete lies in the bin for 30 days and is then removed for good.",
        "A message from the contact form is removed after 13 months, whether or not you have an account; write to us if it is to go sooner.",
      ],
    },
    {
      heading: "What you can ask for",
      paragraphs: [
        "In the account settings you can take everything along as one file and delete the account; the profile is yours to correct. Deleting ends every session and share link at once, and the rest is removed within days. Only invoices stay, at the payment company, for as long as the law asks.",
        "For anything else write to us with the contact form, and give the address of your account.",
      ],
    },
  ],
};
