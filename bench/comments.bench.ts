import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, chromium, type Page } from "playwright-core";
import type { FeedbackEntry } from "#domain/api/authorFeedback.ts";
import type { FeedbackId, ReaderId } from "#domain/feedback/feedback.ts";
import { type Play, textOf } from "#domain/play/play.ts";
import type { ShareId } from "#domain/sharing/share.ts";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { findBrowser } from "#tests/support/browser.ts";
import { openSite, type Site } from "./editor/site.ts";
import { keyToPaint } from "./editor/typing.ts";
import { longestTask } from "./editor/work.ts";
import { type Figures, median } from "./figures.ts";
import { hamlet, repeated } from "./plays.ts";

const comments = 500;
/** Times the same workspace without them. */
const timesWithoutAtMost = 1.5;
const maxTaskMs = 50;

/** What 500 comments on one play cost: opening them, scrolling text and list, and typing beside them. */
export async function measure(): Promise<Figures> {
  const plays = { Hamlet: hamlet(), "four times Hamlet": repeated(hamlet(), 4) };
  const { executablePath, args } = await findBrowser();
  const unthrottled = ["--disable-gpu-vsync", "--disable-frame-rate-limit"];
  const browser = await chromium.launch({ executablePath, args: [...args, ...unthrottled] });
  const figures: Figures[] = [];
  try {
    for (const [name, play] of Object.entries(plays)) {
      const site = await openSite({ plays: { [name]: play }, feedback: said(play) });
      figures.push(await measurePlay(browser, site, name).finally(site.close));
    }
  } finally {
    await browser.close();
  }
  return Object.assign({}, ...figures);
}

async function measurePlay(browser: Browser, site: Site, name: string): Promise<Figures> {
  const without = [...(await visit(browser, site, name, keyToPaint))];
  const found = await visit(browser, site, name, async (page) => {
    const opening = await longestTask(browser, page, () => openComments(page));
    const scrolling = await longestTask(browser, page, async () => {
      await scroll(page, ".editor-page");
      await scroll(page, ".comments-list");
    });
    return { opening, scrolling, keys: await keyToPaint(page) };
  });
  // Before and after, for what else the machine does must slow both alike.
  without.push(...(await visit(browser, site, name, keyToPaint)));
  const what = `${comments} comments on ${name}`;
  return {
    [`${what}: longest task while they are opened`]: { value: found.opening, unit: "ms" },
    [`${what}: longest task while text and list scroll`]: { value: found.scrolling, unit: "ms", limit: maxTaskMs },
    [`${what}: key to paint`]: { value: median(found.keys), unit: "ms" },
    [`${what}: key to paint without them, at that time`]: { value: median(without), unit: "ms" },
    [`${what}: key to paint, beside the same workspace without`]: {
      value: median(found.keys) / median(without),
      unit: "times",
      limit: timesWithoutAtMost,
    },
  };
}

async function visit<T>(browser: Browser, site: Site, name: string, look: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(site.addressOf("workspace", name));
    await page.locator('.manuscript:not([data-label=""])').waitFor();
    await sleep(1_000);
    return await look(page);
  } finally {
    await context.close();
  }
}

async function openComments(page: Page): Promise<void> {
  await page.getByRole("button", { name: feedbackWords.comments }).first().click();
  await page
    .locator(".comments-list article")
    .nth(comments - 1)
    .waitFor({ state: "attached" });
  await page.locator(".comment").first().waitFor({ state: "attached" });
  await sleep(500);
}

/** From end to end, as a quick wheel does. */
async function scroll(page: Page, selector: string): Promise<void> {
  await page.locator(selector).hover({ position: { x: 60, y: 300 } });
  for (let turn = 0; turn < 60; turn++) {
    await page.mouse.wheel(0, 1_500);
    await sleep(16);
  }
  await sleep(300);
}

/** Remarks on speeches all along the play. */
function said({ blocks }: Play): readonly FeedbackEntry[] {
  const speeches = blocks.filter((block) => block.kind === "dialogue" && textOf(block).length > 20);
  return Array.from({ length: comments }, (_, number): FeedbackEntry => {
    const block = speeches[Math.floor((number * speeches.length) / comments)];
    const quote = block ? textOf(block).slice(4, 20) : "";
    const range = block && { blockId: block.id, start: 4, end: 20, quote };
    return {
      ...{
        feedbackId: `feedback${String(number).padStart(8, "0")}` as FeedbackId,
        shareId: "benchmark0000000" as ShareId,
        readerId: `reader${String(number % 12).padStart(6, "0")}` as ReaderId,
      },
      ...{ kind: "comment", text: `I leaned in here. ${"Keep it. ".repeat(number % 9)}`.trim() },
      ...{ name: `Reader ${number % 12}`, email: "", state: "open", replies: [] },
      at: new Date(Date.UTC(2026, 10, 1, 0, number)).toISOString(),
      ...(range && { passage: { sequence: 1, ranges: [range] } }),
    };
  });
}
