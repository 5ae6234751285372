/** The real keys, and where things are. */
export const helpWords = {
  title: "Help",
  lead: "Two keys carry you through a play. The foot of the editor always says what they will do next.",
  keysTitle: "Enter and Tab",
  keysCaption: "What Enter and Tab begin behind an element that has words",
  afterColumn: "Behind",
  enterColumn: "Enter begins",
  tabColumn: "Tab begins",
  emptyTitle: "In an empty element",
  emptyText:
    "Enter changes an empty element into what one may have wanted instead: an empty name becomes a direction, an empty direction a scene. Tab goes round among the neighbours, for example from name to direction and back; Shift and Tab go the other way.",
  typedTitle: "What Enter recognizes",
  typedText:
    "If you type ACT ONE, SCENE TWO, BLACKOUT. or a direction in brackets where a name or a speech would stand, Enter and Tab make it what it says. A whole sentence in place of a name becomes a direction. The foot of the editor tells you before it happens. Undo once, and it stays as you typed it.",
  leaveTitle: "With the keyboard alone",
  leaveText:
    "Tab writes in the manuscript. To leave it with Tab, press Escape first. Everything else on the screen is reached with Tab as usual.",
  savingTitle: "What the top bar says about saving",
  saving: [
    { term: "Saved", text: "The server has every word." },
    { term: "Saving…", text: "Words are on their way. They are on your device already." },
    { term: "On this device", text: "The server cannot be reached. The words wait here and go out by themselves." },
    {
      term: "Not saved",
      text: "Even this device could not keep them, for example because it is full. Copy the text or download it.",
    },
  ],
  filesTitle: "In and out",
  filesText:
    "Your plays has a button to import a script: Fountain or plain text, 20 MB at most. In plain text, headings, names, speeches, and directions are recognized by how they're written; a message lists what was guessed. Text pasted into the editor from Word, Google Docs, and other programs is recognized the same way. Export in the editor gives the manuscript as PDF, or the play as Fountain, with your private notes if you want them. If the manuscript fonts don't have a character, Export lists where it stands; you can export anyway, with a box in its place. Printing from the browser gives the same pages as the PDF.",
  sharingTitle: "Sharing",
  sharingText:
    "Share makes a link to the whole play or to chosen scenes. A link to the whole play can follow every change; others stay as they were until you press Refresh. Notes and your contact block are never shown. Revoke a link, and it opens nothing any more, at once.",
  feedbackTitle: "What readers say",
  feedbackText:
    "Comments, in the editor's top bar or with Ctrl+Shift+\\, opens what readers said beside the lines they mean. Alt+Page Down and Alt+Page Up go from one to the next; a click on marked words shows their comment, a click on a quote its words. Comments follow their words wherever these move; where the words are gone, the quote stays. Feedback, in a play's menu, shows all of it in one place, by scene, reader, kind and state.",
  blindTitle: "Copies without names",
  blindText:
    "Export also makes blind copies: your full name is removed from the title page, the text and the file's properties. Where a surname, a nickname or an address of yours stands alone, Ghostlight lists it first, and you decide. Read the text once all the same: it can't find every nickname.",
  planTitle: "Plans and payments",
  planText:
    "Plans are bought on the pricing page. Subscription, in the menu behind your name, says what holds for you and leads to the page where you change the plan or the card, cancel, resume, and read your invoices.",
  accountTitle: "Getting in",
  accountText:
    "After signing up, open the link in the mail that we send. If a password is forgotten, ask for a new one on the sign-in page; the mail's link leads to the page that sets it.",
} as const;
