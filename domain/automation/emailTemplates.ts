/** An e-mail draft at HubSpot. Nothing in this code can send it. */
export interface EmailTemplate {
  /** Identifies the template. */
  readonly name: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

const hello = "Hello {{ contact.firstname }},";
const regards = "Break a leg,\nGhostlight";
const letter = (name: string, subject: string, ...paragraphs: string[]): EmailTemplate => ({
  name: `Ghostlight: ${name}`,
  subject,
  paragraphs: [hello, ...paragraphs, regards],
});

/** One for each occasion on which Ghostlight would send automated e-mail, and two for changes of a subscription. */
export const emailTemplates: readonly EmailTemplate[] = [
  letter(
    "Welcome",
    "The light is on for you",
    "Your account is open. Start with a blank page, a template, or a play you already have: Fountain and plain text can be imported as they are.",
    "Whatever you write is kept on your own device first, and then on ours.",
  ),
  letter(
    "Milestone",
    "{{ contact.playwright_plays_count }} plays on your shelf",
    "You have just put another play on your shelf: that makes {{ contact.playwright_plays_count }}.",
    "Here is to the next one.",
  ),
  letter(
    "Re-engagement",
    "Your plays are where you left them",
    "It has been a while. Nothing was moved: every play opens at the place where you stopped.",
  ),
  letter(
    "Feature discovery",
    "Three things for writers of more than one play",
    "With several plays on the shelf these help: search, duplicating a play as a start for the next, and the export to PDF in manuscript format.",
  ),
  letter(
    "Payment late",
    "Your last payment did not go through",
    "We will try your card again within the next days. Until then everything stays open, and your plays are yours to read, edit and export in any case.",
  ),
  letter(
    "Subscription ended",
    "Your plan has ended, your plays have not",
    "All your plays stay on your shelf. You can open, edit and export each of them; only new ones need room on the free plan.",
  ),
];
