import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { kindWords } from "#frontend/messages/editor.yaml";
import { pasteWords } from "#frontend/messages/pasting.yaml";
import * as clipboards from "#tests/support/clipboards.ts";
import { direction, play, scene, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { desktop, eventually } from "../journeys/harness/browserDevice.ts";
import { expectElements, manuscript, save, typeKeys, waitForKind } from "../journeys/harness/editor.ts";
import { openEditor, openNewPlay } from "./openEditor.ts";

/** A browser with a real clipboard that the test may write to. */
const withClipboard = { ...desktop, permissions: ["clipboard-read", "clipboard-write"] };

interface Copied {
  readonly html?: string;
  readonly text: string;
}

/**
 * Copies as another program would. Uses a separate page, because browsers sanitize what a page writes under that page's
 * policy.
 */
async function copyElsewhere(page: Page, { html, text }: Copied): Promise<void> {
  const elsewhere = await page.context().newPage();
  await elsewhere.route("**/elsewhere", (route) => route.fulfill({ contentType: "text/html", body: "<p>Elsewhere" }));
  await elsewhere.goto("/elsewhere");
  await elsewhere.evaluate(
    async (types) => {
      const items = Object.entries(types).map(([type, value]) => [type, new Blob([value], { type })]);
      await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(items))]);
    },
    { "text/plain": text, ...(html === undefined ? {} : { "text/html": html }) },
  );
  await elsewhere.close();
  await page.bringToFront();
}

/** Returns the kind and text of every element. */
const paragraphs = (page: Page): Promise<string[]> =>
  manuscript(page)
    .getByRole("paragraph")
    .evaluateAll((nodes) => nodes.map((node) => `${node.getAttribute("data-kind")}: ${node.textContent}`));

const upperNames = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replace(/^(cue: )(.*)$/, (_, kind, name) => kind + name.toUpperCase()));

const text = clipboards.plainScene.join("\r\n");

const programs: Record<string, Copied> = {
  "Word with names before colons": { html: clipboards.wordWithColons, text },
  "Google Docs": { html: clipboards.googleDocs, text },
  LibreOffice: { html: clipboards.libreOffice, text },
  "an editor without styles": { text },
};

test("a scene pasted from Word, Google Docs, LibreOffice or as plain text is recognized, and one undo removes it", async () => {
  const { page } = await openNewPlay(withClipboard);
  for (const [program, copied] of Object.entries(programs)) {
    await copyElsewhere(page, copied);
    await typeKeys(page, "{Control+v}");
    await eventually(async () => upperNames(await paragraphs(page)), { message: program }).toEqual(
      clipboards.copiedScene,
    );
    const italics = manuscript(page).getByRole("emphasis");
    expect(await italics.allTextContents(), program).toEqual(copied.html ? ["late"] : []);
    await save(page);
    await typeKeys(page, "{Control+z}");
    await expectElements(page, [""]);
  }
});

test("the choice of how to paste stays beside the text if the paste begins a page", async () => {
  const { page } = await openEditor(play(speech("MARA", "Good morning.")), withClipboard);
  await typeKeys(page, "{Control+End}{Enter}");
  await copyElsewhere(page, { text: ["ACT ONE", "", text].join("\r\n") });
  await typeKeys(page, "{Control+v}");
  const bar = page.getByRole("group", { name: pasteWords.pastedAs });
  await bar.waitFor();
  const last = manuscript(page).getByRole("paragraph").last();
  const gap = async () => {
    const [above, below] = [await last.boundingBox(), await bar.boundingBox()];
    return above && below ? Math.abs(below.y - (above.y + above.height)) : Number.NaN;
  };
  await eventually(gap).toBeLessThan(60);
});

test("beside the choice of how to paste, what was changed is said", async () => {
  const { page } = await openNewPlay(withClipboard);
  await copyElsewhere(page, { text: "NORA\nWho calls?\n\nJACK\n~~Go away.~~ Me." });
  await typeKeys(page, "{Control+v}");
  const bar = page.getByRole("group", { name: pasteWords.pastedAs });
  await bar.getByText("Struck-out passages (1) became private notes.").first().waitFor();
  expect(await bar.getByRole("status").textContent()).toContain("Struck-out passages (1) became private notes.");
});

const talk = Array.from({ length: 40 }, (_, at) => `${at % 2 ? "JACK" : "NORA"}: Line ${at} of a long talk.`);
const doubtful = ["NORA: ~~Go.~~ Who calls?", "JACK:", "Act Two", ...talk, "NORA:", "Act Three", "JACK: Me."];

/** Returns whether all of an element is in the window and nothing covers its middle. */
const isInView = (element: Element): boolean => {
  const { top, bottom, left, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + 2, top + height / 2);
  return top >= 0 && bottom <= window.innerHeight && found !== null && element.contains(found);
};

test("from the bar, a click or a key leads to each place that a paste names, and the focus stays in the text", async () => {
  const { page } = await openNewPlay(withClipboard);
  await copyElsewhere(page, { text: doubtful.join("\r\n\r\n") });
  await typeKeys(page, "{Control+v}");
  const bar = page.getByRole("group", { name: pasteWords.pastedAs });
  const sentence = bar.getByRole("button", { name: /^Names without a speech \(2\)/ });
  const shown = manuscript(page).locator(".is-shown-speech");
  const expectShown = async (text: string) => {
    await eventually(() => shown.textContent()).toBe(text);
    await eventually(() => shown.evaluate(isInView)).toBe(true);
    await eventually(() => bar.evaluate(isInView)).toBe(true);
    expect(await manuscript(page).evaluate((surface) => surface.contains(document.activeElement))).toBe(true);
  };
  await sentence.click();
  await expectShown("JACK");
  await sentence.click();
  await expectShown("NORA");
  await bar.getByText(pasteWords.place({ number: 2, count: 2 })).waitFor();
  await typeKeys(page, "{Control+Alt+n}");
  await expectShown("Go.");
  expect(await bar.getByRole("status").textContent()).toContain("“Go.”");
  await expectAccessible(page);
  await typeKeys(page, "{Control+Alt+v}");
  await eventually(() => bar.getByRole("button", { pressed: true }).textContent()).toBe(pasteWords.ways.dialogue);
  await eventually(async () => (await paragraphs(page))[0]).toBe(`dialogue: ${doubtful[0]}`);
});

/** Runs in the page: pastes HTML directly, because browsers sanitize what a test writes to the clipboard. */
function pasteHtml(surface: Element, html: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/html", html);
  clipboardData.setData("text/plain", "x");
  surface.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

test("pasted HTML with a style sheet is read without violating the content security policy", async () => {
  const { page } = await openNewPlay();
  await manuscript(page).evaluate(pasteHtml, clipboards.wordWithStyles);
  await eventually(async () => upperNames(await paragraphs(page))).toEqual(clipboards.copiedScene);
});

test("our own HTML is read without the styles that another browser added to it", async () => {
  const { page } = await openNewPlay();
  const line = (kind: string, text: string) => `<p data-kind="${kind}" style="color: rgb(1, 2, 3);">${text}</p>`;
  const html = `<div data-pm-slice="1 1 []">${line("cue", "NELL")}${line("dialogue", 'I wrote style="x".')}</div>`;
  await manuscript(page).evaluate(pasteHtml, html);
  await eventually(async () => paragraphs(page)).toEqual(["cue: NELL", 'dialogue: I wrote style="x".']);
});

test("text copied from the manuscript is pasted unchanged, and a single line stays text", async () => {
  const { page } = await openNewPlay(withClipboard);
  await copyElsewhere(page, { html: clipboards.googleDocs, text });
  await typeKeys(page, "{Control+v}");
  await eventually(() => paragraphs(page)).toHaveLength(clipboards.copiedScene.length);
  await typeKeys(page, "{Control+a}{Control+c}{Control+End}{Enter}{Control+v}");
  await eventually(async () => (await paragraphs(page)).join("\n").split("ACT ONE").length).toBe(3);
  await copyElsewhere(page, { html: "<p>so <b>very</b> late</p>", text: "so very late" });
  await typeKeys(page, "{Control+End}{Enter}{Control+v}");
  await eventually(async () => (await paragraphs(page)).at(-1)).toContain("so very late");
});

test("a name and its speech are dragged to another place as a whole, and one undo brings them back", async () => {
  const { page } = await openEditor(
    play(scene("Attic", direction("Rain."), speech("NELL", "Who is there?"), speech("RUTH", "Nobody."))),
  );
  const before = ["Attic", "Rain.", "NELL", "Who is there?", "RUTH", "Nobody."];
  await expectElements(page, before);
  const line = (text: string) => manuscript(page).getByText(text, { exact: true });
  await line("NELL").click();
  await typeKeys(page, "{Home}{Shift+ArrowDown}{Shift+End}");
  const from = await line("Who is there?").boundingBox();
  const to = await line("Nobody.").boundingBox();
  if (!from || !to) throw new Error("The speeches aren't visible.");
  await page.mouse.move(from.x + 20, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.move(to.x + to.width - 3, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await expectElements(page, ["Attic", "Rain.", "RUTH", "Nobody.", "NELL", "Who is there?"]);
  await typeKeys(page, "{Control+z}");
  await expectElements(page, before);
});

test("typed text is recognized on Enter, and one undo restores it", async () => {
  const { page } = await openNewPlay();
  await typeKeys(page, "ACT ONE");
  await page.getByText(`Becomes: ${kindWords.act.toLowerCase()}`).waitFor();
  await typeKeys(page, "{Enter}");
  await waitForKind(page, "scene");
  await typeKeys(page, "The bakery{Enter}Dawn.{Enter}She kneads.{Enter}SCENE TWO{Enter}");
  await waitForKind(page, "setting");
  const kinds = async () => (await paragraphs(page)).map((line) => line.replace(/:.*/, ""));
  expect(await kinds()).toEqual(["act", "scene", "setting", "direction", "scene", "setting"]);
  await typeKeys(page, "{Control+z}");
  await eventually(async () => (await paragraphs(page)).at(-1)).toBe("cue: SCENE TWO");
  await typeKeys(page, "{Enter}");
  await waitForKind(page, "dialogue");
  expect((await paragraphs(page)).at(-2)).toBe("cue: SCENE TWO");
});
