import { writePlayFile } from "#domain/play/formats/writing/writePlayFile.ts";
import { installPackages } from "#local/installPackages.mjs";
import { findBrowser } from "#tests/support/browser.ts";
import type { Check } from "./checks.ts";
import type { InteropPlay } from "./plays.ts";
import { makeFolder, put } from "./programs.ts";

interface Ace {
  readonly checkBook: (
    path: string,
    options: { readonly folder: string; readonly executablePath: string },
  ) => Promise<readonly string[]>;
}

let ace: Promise<Ace> | undefined;

function openAce(): Promise<Ace> {
  const folder = new URL("ace/", import.meta.url);
  installPackages(folder);
  ace ??= import(new URL("checkBook.mjs", folder).href);
  return ace;
}

/** Books that we write, checked by DAISY's Ace in a browser. npm installs it. */
export const accessibleBooks = ({ name, play }: InteropPlay): readonly Check[] => [
  {
    what: "EPUB has no violation in DAISY's Ace",
    play: name,
    programs: [],
    run: async () => {
      const { checkBook } = await openAce();
      const { executablePath } = await findBrowser();
      // The app always knows a language: the play's own or its writer's.
      const options = { createdAt: new Date(0), language: play.typing?.language ?? "en" };
      const { bytes } = await writePlayFile(play, "epub", options);
      const folder = makeFolder(`ace-${name}`);
      const violations = await checkBook(put(`${name}-ace.epub`, bytes), { folder, executablePath });
      if (violations.length > 0) throw new Error(violations.slice(0, 10).join(" "));
      return "no violation";
    },
  },
];
