import { plans, planWith } from "#domain/subscription/plans.ts";
import { counted } from "./format.ts";
import type { PictureName } from "./pictures.ts";
import { translated } from "./translation.ts";

/** One page of help. */
export interface HelpTopic {
  /** The last part of its address. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly picture?: PictureName;
  readonly sections: readonly HelpSection[];
}

interface HelpSection {
  /** The part of the address after `#`, the same in every language. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly terms?: readonly { readonly term: string; readonly text: string }[];
}

export const helpTopics: readonly HelpTopic[] = translated("helpTopics", [
  {
    id: "first-play",
    title: "Your first play",
    lead: "From a new account to formatted dialogue in a few minutes.",
    picture: "editor",
    sections: [
      {
        id: "start-a-play",
        heading: "Start a play",
        paragraphs: [
          "Choose New play in your list of plays. You can start with an empty play or import a script. An empty play opens with its title page: type the title there. Your name is already below it. Enter goes from one line to the next and then to the first page.",
          "The Last Bulb in your list is a short play that shows how everything works. It doesn't count against your plan's limit, and you can delete it.",
        ],
      },
      {
        id: "write-the-first-lines",
        heading: "Write the first lines",
        paragraphs: [
          "On the first page, start with what happens on stage, a character's name in capitals, or a heading such as ACT ONE.",
          "Press Enter, and you're in the element that usually comes next: after a name, a speech; after a speech, the next name. Press Tab for the alternative.",
          "The bottom of the editor always shows the current element and what both keys will do next. To change the element you're in, choose another one there.",
        ],
      },
      {
        id: "save-and-come-back",
        heading: "Save and come back",
        paragraphs: [
          "You don't have to save. What you type is stored on your device first and on our server seconds later. The play is in your list of plays on every device on which you sign in.",
        ],
      },
      {
        id: "get-it-on-paper",
        heading: "Get it on paper",
        paragraphs: [
          "Choose Export to download the play as a PDF or in another format, or print it from your browser. The pages are the same as on the screen.",
        ],
      },
    ],
  },
  {
    id: "elements-and-keys",
    title: "Elements and keys",
    lead: "You can write a whole play with two keys. The bottom of the editor always shows what they'll do next.",
    picture: "shortcuts",
    sections: [
      {
        id: "enter-and-tab",
        heading: "Enter and Tab",
        paragraphs: [
          "Enter adds what usually comes next. Tab adds the alternative. The table shows what they add after an element that has text. In the middle of a speech, Enter starts a second paragraph, and Tab inserts a parenthetical there.",
        ],
      },
      {
        id: "in-an-empty-element",
        heading: "In an empty element",
        paragraphs: [
          "In an empty element, Enter switches to the kind you probably wanted: an empty character name becomes a direction, and an empty direction becomes a scene.",
          "Tab cycles through the related kinds, for example from character name to direction and back. Shift+Tab cycles the other way.",
        ],
      },
      {
        id: "what-enter-recognizes",
        heading: "What Enter recognizes",
        paragraphs: [
          "The first line of a play becomes what you type: Act 1, Scene 2, a name in capitals, or a direction. Until a character has spoken, a name in capitals in place of a direction becomes a character's name. If you type ACT ONE, SCENE TWO, BLACKOUT., or a direction in parentheses in place of a name or a speech, Enter and Tab change the element to match. A whole sentence in place of a name becomes a direction. The bottom bar of the editor shows you this before it happens.",
          "Fountain's marks work, too: @name, NAME ^ for simultaneous speech, .heading, # act, ## scene, >centered<, > closing line, ~lyric, [[note]], and === for a page break.",
          "If you undo once, the text stays as you typed it.",
          "If two characters speak at the same time, put the cursor in the second speech and press Ctrl+Shift+D (⇧⌘D on a Mac): the speeches are then side by side. On a phone, Simultaneous speech is in the row of elements.",
        ],
      },
      {
        id: "quotes-dashes-and-other-marks",
        heading: "Quotes, dashes, and other marks",
        paragraphs: [
          "While you type, straight quotes and apostrophes become curly, two hyphens become a dash, and three periods become an ellipsis, as your play's language writes them. In French, the spaces before ; : ! and ? are added.",
          "Text between *stars*, **two stars**, or _underscores_ becomes italic, bold, or underlined.",
          "Press Backspace or undo right after a replacement to get back what you typed. To set the play's language or turn replacements off, choose Language and typing in the Tools menu.",
          "Names of characters, places you've used before, and usual closing lines are suggested: choose one with the arrow keys and Enter, or with Tab. If a character goes on speaking after a direction, the page layout can add (CONT'D) by itself.",
        ],
      },
      {
        id: "spelling",
        heading: "Spelling",
        paragraphs: [
          "Your browser checks the spelling. Firefox uses the dictionary of your play's language; in Chrome, Edge, and Safari, switch the language on in the settings of the browser or the system.",
          "The names above speeches aren't checked. If it underlines a name in a speech, open the browser's menu on that word and add it to its dictionary. You only need to do this once for each name.",
        ],
      },
      {
        id: "copying-and-pasting",
        heading: "Copying and pasting",
        paragraphs: [
          "Text pasted from Word, Google Docs, Final Draft, a PDF, or a web page becomes acts, scenes, names, and speeches.",
          "If that isn't what you want, choose As dialogue or As plain text in the bar that appears below it, or press Ctrl+Alt+V (⌥⌘V on a Mac).",
          "Copied elements keep the look of a manuscript in Word and Google Docs, and become Fountain in programs that only take plain text. Pasted back into Ghostlight, they stay what they were.",
        ],
      },
      {
        id: "using-the-keyboard-alone",
        heading: "Using the keyboard alone",
        paragraphs: [
          "In the manuscript, Tab adds or changes elements. To leave the manuscript with Tab, press Escape first. Everywhere else on the screen, Tab works as usual.",
        ],
      },
      {
        id: "commands-and-shortcuts",
        heading: "Commands and shortcuts",
        paragraphs: [
          "Press Ctrl+K (on a Mac, ⌘K) to find any command, scene, character, or play by typing a few letters of its name. On a phone, choose Commands in the More menu.",
          "Press Ctrl+/ to see all keyboard shortcuts and to change them: choose Change and press the new keys. If another command had them, it loses them. Shortcuts that you change are stored in this browser. Keys for writing, such as Enter and Tab, stay as they are.",
        ],
      },
      {
        id: "all-keyboard-shortcuts",
        heading: "All keyboard shortcuts",
        paragraphs: ["You can change most of them in the editor: press Ctrl+/ (⌘/ on a Mac)."],
      },
    ],
  },
  {
    id: "finding-your-way",
    title: "Finding your way",
    lead: "Find text, jump between scenes, move them, and choose how the editor looks.",
    picture: "commands",
    sections: [
      {
        id: "your-list-of-plays",
        heading: "Your list of plays",
        paragraphs: [
          "Your plays are listed as title pages or as a table. You can sort them and search in titles and authors. The button with three dots next to a play pins it to the top, shares or exports it, renames or duplicates it, and gives it tags.",
          "A play can have several tags, such as “comedy” or “sent in 2027”. Choose one or more above the list to see only the plays that have all of them. Tags are the same on all your devices, work without a connection for plays on this device, and are never printed or shared.",
        ],
      },
      {
        id: "finding-and-replacing",
        heading: "Finding and replacing",
        paragraphs: [
          "In the editor, press Ctrl+F to find text, or Ctrl+H to find and replace it. On a Mac, press ⌘F or ⌥⌘F. Both are also in the Go menu. On a phone, the More menu has them. Selected text becomes the text to find.",
          "Press Enter or F3 for the next result and Shift+Enter or Shift+F3 for the previous one. Escape closes the bar and puts the cursor before the current result.",
          "With Options, you can match case, whole words, or a regular expression, and search only one kind of element, one character's speeches, or one act or scene. Straight and curly quotes find each other, three periods find an ellipsis, and two hyphens a dash. Notes are searched, too.",
          "Replaced text keeps the format of the first character it replaces. Unless you match case, it keeps the capitals, too: if you replace ruth with ada, RUTH becomes ADA and Ruth becomes Ada. Text that's exactly as you typed it is replaced by exactly what you typed. In a regular expression, $1 inserts what the first group matched, and \\n a line break. Replace all is a single step for Undo.",
        ],
      },
      {
        id: "outline-index-cards-and-bookmarks",
        heading: "Outline, index cards, and bookmarks",
        paragraphs: [
          "The outline lists your acts and scenes. Drag one to move it with everything in it, or press Alt+Shift+↑ or Alt+Shift+↓. On a touch screen, drag it by its dots. An act moves with all of its scenes, and one Undo brings everything back. If numbers in headings are out of order after a move, a notice offers to number them again. Ctrl+\\ goes from the text to the outline, the arrow keys go from scene to scene, and Enter goes to the scene's text.",
          "The button with three dots opens a form in which you can note what happens, how far the scene is, and a color, or choose another place for it. Only you see these notes: they're never printed or shared.",
          "Index cards show the same scenes on a board.",
          "To go to a page, scene, or bookmark, press Ctrl+Alt+G. Next to a scene, you see its pages and its length in eighths of a page.",
          "Ctrl+F2 adds a bookmark to the element you're in, or removes it; a sign in the margin shows it, and F2 and Shift+F2 go from one bookmark to the next. After a jump, Alt+Shift+← takes you back and Alt+Shift+→ forward again.",
          "On a Mac, use ⌃⌘↑ and ⌃⌘↓, ⌘\\, ⌥⌘G, ⌘F2, ⌃- and ⌃⇧-. Go to is also in the Go menu and Index cards in the Tools menu. On a phone, the More menu has both.",
        ],
      },
      {
        id: "views",
        heading: "Views",
        paragraphs: [
          "The View menu changes how the editor looks, never the pages that are printed. Draft view removes the space between pages.",
          "Focus on the current speech dims everything else. Typewriter scrolling keeps the line you're writing at the same height.",
          "You can zoom in and out: the lines stay the same at every size. Two pages side by side shows the pages as they're printed; choose one to go to it. Hide panels leaves nothing but the page, and in the dark theme, pages can stay white. Writing tips shows the three tips that were next to your first page again. These settings are stored in this browser.",
        ],
      },
    ],
  },
  {
    id: "characters-and-notes",
    title: "Characters, notes, and goals",
    lead: "Who speaks, who is on stage, what you still want to change, and how far you are.",
    picture: "characters",
    sections: [
      {
        id: "characters",
        heading: "Characters",
        paragraphs: [
          "Press F8, or choose Characters in the Tools menu or, on a phone, in the More menu, to see every character with their lines, words, and scenes. Select a character to go to their first, last, next, or previous line.",
          "If a speaker isn't in the list of characters yet, choose Add to list. In the text, Alt+Shift+Page Down and Alt+Shift+Page Up (⌃⌘Page Down and ⌃⌘Page Up on a Mac) go through the lines of whoever is speaking.",
          "Rename changes a name in every cue and in the list of characters and, if you like, in directions, in the descriptions of other characters, in the front matter, and in the synopses of scenes. Names in capitals stay in capitals. Merge makes two characters one, for example after you've written the same name in two ways.",
          "At the top of the panel, you see names that may be misspelled and can change or ignore each of them. You can also give characters colors, which mark their names above speeches on the screen only. Each change is a single step for Undo.",
        ],
      },
      {
        id: "who-is-on-stage",
        heading: "Who is on stage",
        paragraphs: [
          "Ghostlight reads entrances and exits in your directions, in English, German, French, Swedish, and some other languages. Choose Show who is on stage in the Tools menu to see who is there at the cursor, next to the page. The On stage panel lists the French scenes of the scene you're in.",
          "A small question mark next to a name means that the character speaks without being on stage, as far as the directions say. Select it to see why and to correct it: for each direction, you can say who enters and who exits.",
          "The scene grid shows which characters are in which scenes and how many lines they have there, and can be downloaded as a CSV file. Statistics shows pages, words, running time, and how much each character says, and can be downloaded as a CSV file, too.",
        ],
      },
      {
        id: "notes",
        heading: "Notes",
        paragraphs: [
          "Select some text and press Ctrl+Alt+M (⌥⌘M on a Mac) to add a private note about it, or choose Add note in the Tools menu or, on a phone, in the More menu. A note can also be about a scene or the whole play.",
          "The Notes panel lists them by scene, together with the notes you wrote in the text. Check them off when they're done, or choose one to go to its place. On a wide screen, a marker in the margin shows where a note is. Notes follow their text when you edit or move it. If you delete that text, the note stays in the list with the words it was about.",
          "Nobody else sees your notes: they aren't printed, readers of a shared play don't get them, and files contain them only if you choose Private notes when you export.",
        ],
      },
      {
        id: "listening",
        heading: "Listening",
        paragraphs: [
          "Choose Read aloud in the Tools menu, or press F9 (⌥⌘L on a Mac), to hear the play from the cursor on. Each character gets a voice of their own, which you can change, and the word that's being read is highlighted. You can set the speed, skip stage directions, and have the names read. Your choices are kept for each play on this device. If you change the text, reading pauses until you choose Resume.",
          "The voices are those installed on your device, so your play isn't sent to another company. If there is none for your play's language, the panel says so. You can add voices in your system's speech settings.",
        ],
      },
      {
        id: "goals",
        heading: "Goals",
        paragraphs: [
          "Choose Goals in the Tools menu or, on a phone, in the More menu, to set how many words you want to write each day and in the whole draft. The bottom of the editor shows how far you are, and Statistics shows your last two weeks. Deleted words are subtracted.",
          "Words that you write in this play on all of your devices count together, and a day ends at midnight where you are.",
          "Your streak counts the days on which you've worked on the play, even if you only cut text or didn't reach the goal. Choose how many days a week you want to write: with 5 days, you can miss any 2 out of 7. Before a vacation, add a pause, or add it when you're back: days in a pause never end a streak.",
          "Readers never see your goals.",
        ],
      },
    ],
  },
  {
    id: "import-and-export",
    title: "Import, export, and what theaters ask for",
    lead: "Bring a script from another program, and give a theater the files it wants.",
    picture: "export",
    sections: [
      {
        id: "importing",
        heading: "Importing",
        paragraphs: [
          "To import scripts, go to Your plays, choose New play, and choose one or more files, or drop them on the page.",
          "You can import files of up to 20 MB from Word (.docx), Final Draft, Fountain, Highland, Fade In, Celtx, and Downstage, as well as PDF, plain text, RTF, HTML, Markdown, TEI, and Ghostlight JSON. Headings, names, speeches, and directions are recognized by their styles, their place on the page, or how they're written.",
          "Before a play is added, you see its first pages and what was guessed or left out. If lines were taken for the wrong element, such as names for directions, choose the right one for all lines that look alike. They can also be the title or the list of characters, or be left out.",
          "Text pasted into the editor from Word, Google Docs, and other programs is recognized the same way.",
        ],
      },
      {
        id: "exporting",
        heading: "Exporting",
        paragraphs: [
          "In the editor, Export gives you the play as a PDF, Word, Final Draft, HTML, EPUB, plain text, Markdown, Downstage, Fountain, or JSON file.",
          "Choose the whole play, acts and scenes, or one character's sides, and what the file includes: title page, character page, private notes, numbers, or a watermark. A PDF of an acting edition can be printed as a booklet.",
          `Every format is free. Sides are included in the ${plans[planWith("sides")].name} plan.`,
          "A blind copy leaves out your name and contact details. The preview shows the first pages before you save.",
          "If the manuscript fonts don't have a character, Export lists where it appears. You can export the PDF anyway, and a box takes its place. Printing from your browser gives you the same pages as the PDF.",
        ],
      },
      {
        id: "what-theaters-ask-for",
        heading: "What theaters ask for",
        paragraphs: [
          "Theaters and competitions often ask for several files. Choose Submission package in the Export menu and check what they want: the full script, a blind copy, the first ten pages or another number, the synopsis, character breakdown, musical numbers, title page, a cover letter, and your bio.",
          "You see the names of the files before you save them as one ZIP file. If something hasn't been written yet, such as the synopsis, Ghostlight says so and leaves it out.",
          "To use the same checklist again, save it as a preset: presets work for all of your plays, on every device.",
        ],
      },
      {
        id: "copies-without-names",
        heading: "Copies without names",
        paragraphs: [
          "Export can also create blind copies: your full name is removed from the title page, the text, and the file's properties, and the production history and acknowledgments are left out.",
          "If your last name, a nickname, or an address appears on its own, Ghostlight lists it first, and you decide. Read through the text once anyway, because Ghostlight can't recognize every nickname.",
        ],
      },
    ],
  },
  {
    id: "layouts",
    title: "Layouts and front matter",
    lead: "Choose how the manuscript looks, and what comes before the first scene.",
    picture: "layout",
    sections: [
      {
        id: "page-layout",
        heading: "Page layout",
        paragraphs: [
          "Choose Page layout in the Tools menu to pick one of seven layouts and the paper. To change one, choose Adjust: you can set the font, line spacing, margins, indents, capitals, page numbers, page breaks, and marks such as (CONTINUED) and (MORE), and the pages are shown next to the settings.",
          "The screen, printing, exports, and your readers all use the same pages. Save it as your layout to use it for other plays.",
          "Export layout saves it as a file that you can give to someone else, who opens it with Import layout.",
        ],
      },
      {
        id: "front-matter",
        heading: "Front matter",
        paragraphs: [
          "To edit everything that comes before the play, choose Edit front matter on the title page, or Front matter in the Tools menu. You can fill in the dedication, characters, place and time, synopsis, production history, rights, musical numbers, and acknowledgments, and the printed pages are shown next to the form.",
          "Speakers who aren't in the list of characters yet can be added with one click.",
        ],
      },
    ],
  },
  {
    id: "sharing",
    title: "Sharing",
    lead: "Give somebody a link to your play. They can read it in any browser, without an account.",
    picture: "shared",
    sections: [
      {
        id: "creating-a-link",
        heading: "Creating a link",
        paragraphs: [
          "Choose Share, then Copy link, to copy a link to the whole play. Options has links to selected scenes and everything else. A link to the whole play can always show the latest draft. Other links stay the same until you choose Refresh.",
          "Readers never see your notes or your contact block.",
          "When you turn off a link, it stops working right away.",
        ],
      },
      {
        id: "passwords-end-dates-and-blind-reading",
        heading: "Passwords, end dates, and blind reading",
        paragraphs: [
          "With the Company plan, a link can have a password and an end date, and it can leave out your name. Before you create a blind link, Ghostlight lists the places where a nickname or a last name appears on its own, and you decide.",
        ],
      },
    ],
  },
  {
    id: "feedback",
    title: "Feedback",
    lead: "Readers comment on the lines they mean, and you see the comments beside the text.",
    picture: "comments",
    sections: [
      {
        id: "reading-comments",
        heading: "Reading comments",
        paragraphs: [
          "Choose Comments in the editor's top bar, or press Ctrl+Shift+\\, to see readers' comments next to the lines they're about.",
          "Press Alt+Page Down or Alt+Page Up (⌥⌘Page Down or ⌥⌘Page Up on a Mac) to move between comments. Select a highlighted passage to see its comment, or select a quote to see the passage.",
          "Comments stay with their text when it moves. If the text is deleted, the quote stays.",
          "To see all comments in one place and filter them by scene, reader, kind, or status, choose Feedback in a play's menu.",
        ],
      },
      {
        id: "who-can-comment",
        heading: "Who can comment",
        paragraphs: [
          "You choose it for each link. Readers don't need an account: they select a passage and write a comment, ask a question, mark a typo, or say what works. Collecting feedback is part of the Writer and Company plans.",
        ],
      },
    ],
  },
  {
    id: "offline-and-saving",
    title: "Working offline and saving",
    lead: "Your words are stored on your device first. A lost connection never stops you.",
    picture: "saving",
    sections: [
      {
        id: "working-offline",
        heading: "Working offline",
        paragraphs: [
          "Once you've signed in, Ghostlight opens without a connection in this browser. Every play that you've opened here is stored on this device: in the list of plays, it has a small sign with an arrow. You can open and write these plays, start new ones, and export them. Your changes sync automatically when the connection is back.",
          "You can also install Ghostlight as an app from your browser's menu; on an iPhone or iPad, choose Share and then Add to Home Screen. In some browsers, the installed app also opens Fountain, Final Draft, and Word files from your computer's file manager.",
          "Under This device in Account settings, you see how much space Ghostlight uses, and can remove plays from this device that have synced.",
          "Safari deletes what a website has stored if you haven't visited it for seven days, unless the website is on your Home Screen or in the Dock. Plays that have synced are always in your account, so sync before you leave a device for that long.",
        ],
      },
      {
        id: "what-the-saving-status-means",
        heading: "What the saving status means",
        paragraphs: ["The top bar of the editor shows one of these."],
        terms: [
          { term: "Saved", text: "All of your changes are on the server." },
          { term: "Saving…", text: "Your changes are on this device and are being sent to the server." },
          {
            term: "On this device",
            text: "The server can't be reached. Your changes are saved on this device and will sync automatically.",
          },
          {
            term: "In the bin",
            text: "This play was moved to the bin, perhaps on another device. Your changes are saved on this device and sync once you restore the play.",
          },
          {
            term: "Can't sync",
            text: "Your changes are saved on this device, but the server doesn't accept one of them, or the play is no longer there. Choose Details to copy everything into a new play.",
          },
          {
            term: "Not saved",
            text: "Your changes couldn't be saved on this device either, for example because its storage is full. Copy or download your text.",
          },
          {
            term: "Unsynced elsewhere",
            text: "When another of your devices was last connected, it had changes of this play that hadn't synced. Open Ghostlight there to sync. Your devices under Sign-in and security lists all of them and when each was last connected, and lets you give them names, which the version history shows, too.",
          },
        ],
      },
    ],
  },
  {
    id: "history",
    title: "Version history",
    lead: "See what has changed, and bring back a line, a scene, or the whole play.",
    picture: "history",
    sections: [
      {
        id: "version-history",
        heading: "Version history",
        paragraphs: [
          "Ghostlight keeps a version of your play after each pause in writing, and every ten minutes while you write. Choose Version history in the Tools menu or, on a phone, in the More menu.",
          "Choose a version to see what has changed since, scene by scene: added words are underlined, removed words are crossed out, and scenes that were moved are marked. Next change and Previous change take you through. You can compare any two versions, see a version as pages, and export it.",
          "Restore brings back a line, a scene, or the whole play. It's a change like any other: nothing is lost, and one Undo takes it back.",
          "The free plan shows the versions of the last 7 days. On a paid plan, you see all of them and can give them names, such as Draft 2, sent to the Royal Court. After 7 days, fewer versions are kept: one an hour, then one a day, and one a week. Versions with names are always kept.",
          "To show others what's new in a draft, export it as a PDF, check Mark changes, and choose a version with a name: an asterisk in the right margin marks each line that has changed since. Pages with changes can be printed on colored paper.",
        ],
      },
    ],
  },
  {
    id: "account",
    title: "Your account",
    lead: "Signing in, your password, your language, and your data.",
    picture: "account",
    sections: [
      {
        id: "signing-in",
        heading: "Signing in",
        paragraphs: [
          "After you sign up, open the link in the e-mail we send you.",
          "If you forget your password, request a new one on the sign-in page. The link in that e-mail takes you to a page where you can set it.",
          "Or leave the password empty and choose E-mail me a link: the link in that e-mail signs you in once.",
        ],
      },
      {
        id: "your-name-on-title-pages",
        heading: "Your name on title pages",
        paragraphs: [
          "Profile in the menu under your name has your full name, your pen name, and the contact block for title pages.",
        ],
      },
      {
        id: "language",
        heading: "Language",
        paragraphs: [
          "Ghostlight uses your browser's language if it's English or Spanish. To choose the other one, go to Account settings: it applies wherever you sign in, and to the e-mails we send you. Another device where you're already signed in has it within 15 minutes, with the next page that you open. The language of each play is separate: choose Language and typing in the Tools menu.",
        ],
      },
      {
        id: "your-data",
        heading: "Your data",
        paragraphs: [
          "Under Account settings, you can download all of your data, including every play, and delete your account. Deleting it is permanent.",
        ],
      },
      {
        id: "protecting-your-account",
        heading: "Protecting your account",
        paragraphs: [
          "Under Sign-in and security, you can change your e-mail address and password, add an authenticator app, see recent sign-ins, and sign out one of your devices or all of them.",
          "With an authenticator app, you enter a code from it after your password, and you can't use sign-in links. When you set it up, you get 10 recovery codes: keep them somewhere other than your phone. If you lose the phone, sign in with your password, choose I don't have access to the app, and enter a recovery code. It removes the app, and your other codes stop working. When you set up an app again, you get new codes.",
        ],
      },
    ],
  },
  {
    id: "billing",
    title: "Plans and billing",
    lead: "Buying, changing, and canceling a plan.",
    picture: "plan",
    sections: [
      {
        id: "plans-and-payments",
        heading: "Plans and payments",
        paragraphs: [
          "You can buy a plan on the pricing page. To see your current plan, choose Subscription in the menu under your name. From there you can change your plan or card, cancel, resume, and read your invoices.",
        ],
      },
      {
        id: "when-a-plan-ends",
        heading: "When a plan ends",
        paragraphs: [
          "You can still open, edit, and export every play. You just can't create new ones beyond the free limit. If your card is declined, you keep your plan for 7 days.",
        ],
      },
    ],
  },
]);

export const helpWords = translated("helpWords", {
  title: "Help",
  lead: "How to do things in Ghostlight, by topic.",
  topics: "Topics",
  search: "Search help",
  found: (count: number): string =>
    count === 0 ? "Nothing found. Try another word." : counted(count, "result", "results"),
  guide: "How a stage manuscript looks",
  guideText: "The rules of the format, with samples of every layout to download.",
  keysCaption: "What Enter and Tab add after an element that has text",
  afterColumn: "After",
  enterColumn: "Enter adds",
  tabColumn: "Tab adds",
  shortcutsCaption: "Keyboard shortcuts",
  commandColumn: "Command",
  otherColumn: "Windows, Linux, ChromeOS",
  macColumn: "Mac",
});
