import type { ArticleWords } from "./article.ts";

export const termsWords: ArticleWords = {
  title: "Terms",
  lead: "Short, because there is little to say: you write, we keep it safe, and what you write is yours.",
  sections: [
    {
      heading: "Your words",
      paragraphs: [
        "You own everything you write here. You allow us to store it, copy it for safety and show it to you, and nothing else. This permission ends when you delete it.",
        "You see to it that you may use what you bring in, such as a script by somebody else.",
      ],
    },
    {
      heading: "Your account",
      paragraphs: [
        "An account is for one person. Keep the password to yourself, and tell us if somebody else got hold of it. You must be old enough to agree to a contract where you live, or have a parent who does.",
      ],
    },
    {
      heading: "Fair use",
      paragraphs: [
        "Do not try to get at other people's work, to disturb the service, or to store here what is not a text for the stage in order to get free space. We may close an account that does, after writing to it where that is possible, and its plays can be exported first unless the law forbids it.",
      ],
    },
    {
      heading: "Paying",
      paragraphs: [
        "A paid plan renews by itself, by the month or the year, until you cancel it. You can cancel at any time under Subscription; it then stays open to the end of what is paid, and nothing more is charged. A change of plan in the middle of a period is set off against what you have paid.",
        "If a payment fails, the plan stays open for seven days while the card is tried again. Prices change only for periods that have not begun, and you are told before.",
        "When a plan ends, your plays stay yours to open, edit and export. Rights to withdraw that the law of your country gives you are not touched.",
      ],
    },
    {
      heading: "The service",
      paragraphs: [
        "We do what can be done so that no word is lost, and we still advise you to export what matters to you. The service is given as it is; where the law allows it, we answer for damage only up to what you paid in the last twelve months.",
        "If Ghostlight should ever close, you are told at least 90 days before, and export works until the last of them.",
      ],
    },
    {
      heading: "Changes",
      paragraphs: ["If these terms change, you are told before the change holds. Ask questions with the contact form."],
    },
  ],
};
