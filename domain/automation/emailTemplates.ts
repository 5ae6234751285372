/** An e-mail draft at HubSpot. Nothing in this code can send it. */
export interface EmailTemplate {
  /** Identifies the template. */
  readonly name: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

const hello = "Hello {{ contact.firstname }},";
const regards = "Break a leg,\nGhostlight";
const template = (name: string, subject: string, ...paragraphs: string[]): EmailTemplate => ({
  name: `Ghostlight: ${name}`,
  subject,
  paragraphs: [hello, ...paragraphs, regards],
});

/** One for each occasion on which Ghostlight would send automated e-mail, and two for changes of a subscription. */
export const emailTemplates: readonly EmailTemplate[] = [
  template(
    "Welcome",
    "The light is on for you",
    "Your account is ready. Start with a blank page, a template, or a play you already have. You can import Fountain and plain text files.",
    "Everything you write is saved on your own device first, and then on our server.",
  ),
  template(
    "Milestone",
    "{{ contact.playwright_plays_count }} plays on your shelf",
    "You've just added another play to your shelf. That makes {{ contact.playwright_plays_count }}.",
    "Here's to the next one.",
  ),
  template(
    "Re-engagement",
    "Your plays are where you left them",
    "It's been a while. Every play opens right where you left off.",
  ),
  template(
    "Feature discovery",
    "Three tips for writing more than one play",
    "Now that you have several plays, try these: search your shelf, duplicate a play to start the next one, and export a PDF in manuscript format.",
  ),
  template(
    "Payment late",
    "Your last payment didn't go through",
    "We'll try your card again over the next few days. You keep your plan until then. Whatever happens, you can still read, edit, and export your plays.",
  ),
  template(
    "Subscription ended",
    "Your plan has ended, but your plays are still here",
    "All of your plays are still on your shelf. You can open, edit, and export every one of them. To add a new play, you need room on the free plan.",
  ),
];
