/** Screens whose work is still to come: what will be there, and what can be done until then. */
export const laterWords = {
  feedback: {
    title: "Feedback",
    text: "Here you will read what readers said about this play, beside the lines they mean. Links for readers come first; until then, export a PDF and send it.",
  },
  sharedPlay: {
    title: "This play cannot be shown",
    text: "Plays cannot be shared by a link yet. Ask the person who sent it for a PDF.",
  },
  plays: "Your plays",
  home: "What is Ghostlight?",
} as const;
