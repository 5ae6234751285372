import type { ArticleWords } from "./article.ts";
import { settingsWords } from "./settings.ts";
import { translated } from "./translation.ts";

export const privacyWords: ArticleWords = translated("privacyWords", {
  title: "Privacy",
  lead: "We collect only what we need to run Ghostlight for you. This page explains what that is, where it goes, and how long we keep it.",
  sections: [
    {
      heading: "What we store",
      paragraphs: [
        "Your account: your e-mail address, your full name, the language of the e-mails we send you, and your password, which the sign-in service stores in a form nobody can read.",
        "Your profile, if you fill it in: your name, pen name, bio, website, the contact block for title pages, and the language you write in.",
        "Settings that you save under a name, such as your own page layouts and submission packages.",
        "Your sign-ins over the last 90 days: the time, whether you used a password or a link, and how your browser identifies itself.",
        "Your devices: a random ID and what each browser claims to be, the name you gave it, when it was last connected, and which plays had changes there that hadn't synced. We delete a device 13 months after it was last connected, and you can remove it at any time.",
        "A log of your activity over the last 13 months: when you signed in; when you created, opened, saved, or exported a play, with its title and how many words you added; and how your browser identifies itself. The pages you visit are logged only with your consent.",
        "What you send us through the contact form: your name, your e-mail address, and your message.",
        "Your plays: the text, the title page, when each play was created and changed, and how many words and pages it has.",
        "Technical records of requests: the time, route, result, account ID, and a code for your network that changes every day, but not your name or your IP address. We use them to find errors and stop abuse.",
      ],
    },
    {
      heading: "What we don't do",
      paragraphs: [
        "The text of your plays never goes into a log, an error report, or a statistic. We don't show ads, and we don't build a profile of your reading or writing habits. We log page visits, share them with HubSpot, and record visits only if you consent in the cookie settings.",
        "Your password isn't sent to us when you sign in. Instead, your browser proves that it knows the password (Secure Remote Password).",
      ],
    },
    {
      heading: "Where we store it",
      paragraphs: [
        "We store your data with Amazon Web Services, encrypted in transit and at rest. Account e-mails, such as address confirmations and password resets, are sent through the same provider. Error reports may go to Sentry, without your name, your addresses, or anything you wrote. If you buy a plan, you pay through Stripe, which receives your name, your e-mail address, your account ID, and what you enter on its pages. We never receive your card details; we store only which plan you have and its status. Apart from these companies and HubSpot, nobody receives your data.",
        `HubSpot is our contact system. We share your name, your e-mail address, your account ID, when your account was created and last used, your plan, and how many plays you have. We never share a title or any text from a play. To stop this and have your data removed from HubSpot, turn on “${settingsWords.crmOptOut}” in the account settings or delete your account. We share what you do here and which pages you open only if you consent to analytics; some of this is collected by HubSpot's own script on the page. We never share anything about shared plays.`,
        "Your own device keeps a copy of each play you open there, so you can write offline. When you sign out, we remove every copy that has fully synced to the server. Always sign out on a device that isn't yours.",
      ],
    },
    {
      heading: "How long we keep it",
      paragraphs: [
        "We keep your data for as long as you have an account. A play you delete stays in the bin for 30 days and is then permanently deleted.",
        "We delete messages from the contact form after 13 months, whether or not you have an account. If you'd like yours deleted sooner, write to us.",
      ],
    },
    {
      heading: "Your choices",
      paragraphs: [
        "In the account settings, you can export all of your data as one file or delete your account. You can correct your profile at any time. Deleting your account ends every session and turns off every share link right away; the rest of your data is removed within days. Only invoices are kept, by the payment company, for as long as the law requires.",
        "For anything else, use the contact form and include your account's e-mail address.",
      ],
    },
  ],
});
