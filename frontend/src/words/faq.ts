import { plans, planWith } from "#domain/subscription/plans.ts";
import type { ArticleWords } from "./article.ts";
import { counted } from "./format.ts";

export const faqWords: ArticleWords = {
  title: "Questions",
  lead: "What people ask before they trust a page with a play.",
  sections: [
    {
      heading: "Who owns what I write?",
      paragraphs: [
        "You do, all of it. Ghostlight stores your plays so that it can show them to you, and for nothing else.",
      ],
    },
    {
      heading: "Can I try it without an account?",
      paragraphs: ["Yes: the page at the top of the home page can be written in. What you write there is not kept."],
    },
    {
      heading: "How many plays can I have?",
      paragraphs: [
        `${counted(plans.free.playLimit, "play", "plays")} on the free plan, without a time limit. Plays in the bin do not count. If you ever have more than your plan allows, you keep, open, edit and export every one of them; only making a new one has to wait.`,
      ],
    },
    {
      heading: "What happens when I stop paying?",
      paragraphs: [
        "You cancel under Subscription, in two clicks, and the plan stays open to the end of what is paid. After that every play stays yours to open, edit and export. A card that is declined closes nothing for seven days.",
      ],
    },
    {
      heading: "What happens without a network?",
      paragraphs: [
        "You write on. The top bar says that the words are on this device, and they go to the server by themselves when it can be reached again. A play that you have never opened on this device needs the network once.",
      ],
    },
    {
      heading: "Can I work on two devices?",
      paragraphs: [
        "Yes. Changes of both devices are put together, also when one of them was away. Nothing that one device wrote is thrown away because the other wrote too.",
      ],
    },
    {
      heading: "Which files can I bring, and which can I take?",
      paragraphs: [
        "You can import Fountain and plain text, up to 20 MB a file. You can export a manuscript as PDF and the play as Fountain.",
      ],
    },
    {
      heading: "What does the manuscript look like?",
      paragraphs: [
        "Like the Dramatists Guild's modern format: US Letter, Courier 12, names in capitals in the middle, directions on the right half of the page, page numbers with act and scene.",
      ],
    },
    {
      heading: "I deleted a play. Is it gone?",
      paragraphs: ["Not yet. It lies in the bin for 30 days and can be taken out again from the list of your plays."],
    },
    {
      heading: "Can I share a play or collect feedback here?",
      paragraphs: [
        "Yes. Share, in the editor or in a play's menu, makes a link that opens the whole play or chosen scenes in any browser, without an account. It is copied in one click and can be revoked at once.",
        `Readers can comment where the link allows it, which comes with ${plans[planWith("feedback")].name}; blind reading, passwords and end dates come with ${plans[planWith("blindReading")].name}.`,
      ],
    },
  ],
};
