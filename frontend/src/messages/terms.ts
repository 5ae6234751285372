import type { ArticleWords } from "./article.ts";
import { translated } from "./translation.ts";

export const termsWords: ArticleWords = translated("termsWords", {
  title: "Terms",
  lead: "These terms are short. You write, we keep your work safe, and what you write is yours.",
  sections: [
    {
      heading: "Your work",
      paragraphs: [
        "You own everything you write here. You allow us to store it, back it up, and show it to you, and nothing else. This permission ends when you delete your work.",
        "If you import something, such as a script by someone else, you're responsible for having the right to use it.",
      ],
    },
    {
      heading: "Your account",
      paragraphs: [
        "An account is for one person. Keep your password to yourself, and tell us if someone else gets it. You must be old enough to enter into a contract where you live, or have a parent agree for you.",
      ],
    },
    {
      heading: "Fair use",
      paragraphs: [
        "Don't try to access other people's work, disrupt the service, or use it as free storage for anything other than writing for the stage. We may close an account that breaks these rules. If we can, we'll write to you first, and you'll be able to export your plays beforehand unless the law forbids it.",
      ],
    },
    {
      heading: "Payment",
      paragraphs: [
        "A paid plan renews automatically, every month or every year, until you cancel it. You can cancel at any time under Subscription. You then keep the plan until the end of the period you've paid for, and we don't charge you again. If you change plans in the middle of a period, we credit what you've already paid.",
        "If a payment fails, you keep your plan for 7 days while we retry your card. Price changes apply only to periods that haven't started, and we'll tell you in advance.",
        "When a plan ends, you can still open, edit, and export your plays. These terms don't affect any right of withdrawal you have under the law of your country.",
      ],
    },
    {
      heading: "The service",
      paragraphs: [
        "We do everything we can to keep your work from being lost, but we still recommend that you export what matters to you. The service is provided as is. Where the law allows, our liability is limited to the amount you paid in the last 12 months.",
        "If Ghostlight ever shuts down, we'll tell you at least 90 days in advance, and you'll be able to export your plays until the last day.",
      ],
    },
    {
      heading: "Changes",
      paragraphs: [
        "If these terms change, we'll tell you before the change takes effect. If you have questions, use the contact form.",
      ],
    },
  ],
});
