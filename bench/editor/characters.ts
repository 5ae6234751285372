import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { charactersIn, countedBlockOf } from "#domain/play/characters/charactersIn.ts";
import { findSpellingProblems } from "#domain/play/characters/findSpellingProblems.ts";
import { planRename } from "#domain/play/characters/planNames.ts";
import { documentOf } from "#domain/play/document/document.ts";
import type { BlockId, Play } from "#domain/play/play.ts";
import { charactersWords } from "#frontend/messages/characters.yaml";
import { actionWords } from "#frontend/messages/editor.yaml";
import { undo } from "#frontend/modules/editor/actions/undo.ts";
import { openEditorBinding } from "#frontend/modules/editor/binding/editorBinding.ts";
import { changeNamesIn } from "#frontend/modules/editor/characters/changeNamesIn.ts";
import { readCast } from "#frontend/modules/editor/characters/readCast.ts";
import { type Figures, median, timesOf } from "../figures.ts";
import type { Site } from "./site.ts";

/** What the product promises for Hamlet. */
const openWithinMs = 50;
const renameWithinMs = 100;
const rounds = 7;

type Plays = Readonly<Record<string, Play>>;

/**
 * Measures the panel with the characters of a play, and renaming the character with the most cues: the work in one Node
 * thread, and from a key to the painted frame in a browser.
 */
export async function measureCharacters(browser: Browser, site: Site, plays: Plays): Promise<Figures> {
  const figures: Figures[] = [];
  for (const [name, play] of Object.entries(plays)) figures.push(await measureWork(name, play));
  for (const name of Object.keys(plays)) {
    const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
    await page.goto(site.addressOf("workspace", name));
    await page.locator("[contenteditable=true] p").first().waitFor();
    figures.push(await measurePanel(name, page));
    await page.close();
  }
  return Object.assign({}, ...figures);
}

const isPromised = (name: string): boolean => name === "Hamlet";

async function measureWork(name: string, play: Play): Promise<Figures> {
  const ms = async (run: () => unknown) => ({ value: median(await timesOf(run, rounds)), unit: "ms" });
  const open = () => openEditorBinding(documentOf(play), { newId: () => "n" as BlockId });
  const manuscript = open();
  const { blocks, front } = play;
  const read = readCast(manuscript);
  const [largest] = read.cast.toSorted((a, b) => b.lines - a.lines);
  if (!largest) throw new Error("The play has no characters.");
  const renamings = await Promise.all(Array.from({ length: rounds }, async () => renameOnce(open(), largest.key)));
  return {
    [`${name}: count everybody's lines and words`]: await ms(() =>
      charactersIn(blocks.map(countedBlockOf), front.characters),
    ),
    [`${name}: again, after a key`]: await ms(() => {
      manuscript.dispatch(manuscript.state().tr.insertText("x", 2));
      readCast(manuscript);
    }),
    [`${name}: check all names`]: await ms(() => findSpellingProblems(read.cast)),
    [`${name}: plan to rename ${largest.lines} cues`]: await ms(() => planRename(read, largest.key, "SOMEBODY ELSE")),
    [`${name}: rename them in the document`]: { value: median(renamings.map(({ renamed }) => renamed)), unit: "ms" },
    [`${name}: undo that`]: { value: median(renamings.map(({ undone }) => undone)), unit: "ms" },
  };
}

function renameOnce(manuscript: ReturnType<typeof openEditorBinding>, key: string) {
  const plan = planRename(readCast(manuscript), key, "SOMEBODY ELSE");
  const start = performance.now();
  manuscript.dispatch(changeNamesIn(manuscript.state(), plan));
  const renamed = performance.now();
  undo.run(manuscript.state(), manuscript.dispatch);
  return { renamed: renamed - start, undone: performance.now() - renamed };
}

async function measurePanel(name: string, page: Page): Promise<Figures> {
  await sleep(2_000);
  const openings: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    openings.push(await timeKey(page, "F8", ".character-toggle"));
    if (round < rounds) await page.keyboard.press("F8");
    await sleep(300);
  }
  await page.getByLabel(charactersWords.sort).selectOption("lines");
  const panel = page.getByRole("complementary", { name: actionWords.characters });
  await panel.locator(".character-toggle").first().click();
  const renamings: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await panel.getByRole("button", { name: charactersWords.rename, exact: true }).click();
    await page.getByLabel(charactersWords.newName).fill(`SOMEBODY ${round}`);
    await sleep(500);
    renamings.push(await timeKey(page, "Enter", `.character-toggle[data-character="somebody ${round}"]`));
    await sleep(500);
  }
  const figure = (times: readonly number[], limit: number) => ({
    value: median(times),
    unit: "ms",
    ...(isPromised(name) && { limit }),
  });
  return {
    [`${name}: key to painted panel, its code loaded`]: figure(openings.slice(1), openWithinMs),
    [`${name}: key to painted panel, the first time`]: { value: openings[0] ?? Number.NaN, unit: "ms" },
    [`${name}: key to painted new name`]: figure(renamings, renameWithinMs),
  };
}

/** Presses a key. Returns the milliseconds from its event to the painted frame in which a selector has an element. */
async function timeKey(page: Page, key: string, selector: string): Promise<number> {
  const time = await page.evaluateHandle(watchKey, selector);
  await page.keyboard.press(key);
  return time.evaluate(({ promise }) => promise);
}

/** Runs in the page. */
function watchKey(selector: string): { promise: Promise<number> } {
  const promise = new Promise<number>((resolve) => {
    window.addEventListener(
      "keydown",
      ({ timeStamp }) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector(selector)) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(undefined);
          });
        }).observe(document.body, { childList: true, subtree: true, attributes: true });
      },
      { capture: true, once: true },
    );
  });
  return { promise };
}
