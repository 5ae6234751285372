import { plans, planWith } from "#domain/subscription/plans.ts";
import type { ArticleWords } from "./article.ts";
import { counted } from "./format.ts";
import { translated } from "./translation.ts";

export const faqWords: ArticleWords = translated("faqWords", {
  title: "FAQ",
  lead: "Questions playwrights ask before they start.",
  sections: [
    {
      heading: "Who owns what I write?",
      paragraphs: ["You do, all of it. We store your plays only so that we can show them to you."],
    },
    {
      heading: "Can I try it without an account?",
      paragraphs: [
        "Yes. You can write on the sample page at the top of the home page. This browser keeps what you write there for one day, and it becomes your first play if you create an account.",
      ],
    },
    {
      heading: "How many plays can I have?",
      paragraphs: [
        `${counted(plans.free.playLimit, "play", "plays")} on the free plan, with no time limit. Plays in the bin don't count. If you ever have more plays than your plan includes, you can still open, edit, and export all of them. You just can't create new ones.`,
      ],
    },
    {
      heading: "What happens when I stop paying?",
      paragraphs: [
        "You can cancel in two clicks under Subscription, and you keep your plan until the end of the period you've paid for. After that, you can still open, edit, and export all of your plays. If your card is declined, you keep your plan for 7 days.",
      ],
    },
    {
      heading: "Does it work offline?",
      paragraphs: [
        "Yes. Once you've signed in and opened a play on a device, Ghostlight opens there without a connection. You can write, start new plays, and export. The top bar shows that your changes are on this device, and they sync automatically once you're back online. To open a play on a device for the first time, you need a connection.",
      ],
    },
    {
      heading: "Can I work on two devices?",
      paragraphs: [
        "Yes. Changes from both devices are merged, even if one of them was offline. A change made on one device never overwrites what you wrote on the other.",
      ],
    },
    {
      heading: "Which files can I import and export?",
      paragraphs: [
        `You can import files of up to 20 MB each from Word (.docx), Final Draft, Fountain, Highland, Fade In, Celtx, and Downstage, as well as PDF, plain text, RTF, HTML, Markdown, TEI, and Ghostlight JSON. You can export your play as PDF, Word, Final Draft, HTML, EPUB, plain text, Markdown, Downstage, Fountain, and JSON: all of it, some scenes, or, with the ${plans[planWith("sides")].name} plan, one character's sides.`,
      ],
    },
    {
      heading: "What does the manuscript look like?",
      paragraphs: [
        "It follows the Dramatists Guild's modern format: US Letter, 12-point Courier, character names centered in capitals, directions on the right half of the page, and page numbers with act and scene. For another format, A4 paper, or a layout of your own, choose Page layout in the editor.",
      ],
    },
    {
      heading: "I deleted a play. Is it gone?",
      paragraphs: ["Not yet. It stays in the bin for 30 days, and you can restore it from your list of plays."],
    },
    {
      heading: "Can I share a play and collect feedback?",
      paragraphs: [
        "Yes. Choose Share in the editor or in a play's menu to create a link to the whole play or to selected scenes. The link opens in any browser, without an account. You can copy it in one click and turn it off at any time.",
        `With the ${plans[planWith("feedback")].name} plan, readers can comment on your play if you allow it for the link. Blind reading, passwords, and end dates come with the ${plans[planWith("blindReading")].name} plan.`,
      ],
    },
  ],
});
