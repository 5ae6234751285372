import { nanoid } from "nanoid";
import { type Browser, chromium, type Page } from "playwright-core";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { demonstrationAccounts } from "#local/demonstration/accounts.ts";
import { type ApiSession, signInToApi } from "#local/demonstration/signInToApi.ts";
import { findBrowser } from "#tests/support/browser.ts";
import { startGhostlight } from "#tests/support/stack.ts";
import { longestTask } from "./editor/work.ts";
import { type Figures, median } from "./figures.ts";

const count = 500;
const rounds = 5;
/** Longer tasks are felt as lag. */
const taskMs = 50;

/** Measures a play list of 500 plays on the local stack, with an eighth of them tagged. */
export async function measure(): Promise<Figures> {
  const stack = await startGhostlight();
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const person = demonstrationAccounts.find(({ role }) => role === "company");
    if (!person) throw new Error("Nobody of the demonstration has every plan.");
    const session = await signInToApi(stack.origin, person.email, person.password);
    await addPlays(stack.origin, session);
    const visits: Visit[] = [];
    for (let round = -1; round < rounds; round++) visits.push(await visit(browser, stack.origin, session));
    const of = (read: (one: Visit) => number, limit?: number) => ({
      value: median(visits.slice(1).map(read)),
      unit: "ms",
      ...(limit !== undefined && { limit }),
    });
    return {
      "from the address to the first title": of(({ shownMs }) => shownMs, 1500),
      "longest task while the list opens": of(({ opening }) => opening, 2 * taskMs),
      "longest task while all of it is scrolled": of(({ scrolling }) => scrolling, taskMs),
      "from a key in the search to the plays found, slowest": of(({ typedMs }) => typedMs, 100),
      "longest task while a search is typed": of(({ typing }) => typing, taskMs),
      "longest task while plays with a tag are shown": of(({ filtering }) => filtering, taskMs),
      "longest task while the view changes": of(({ changingView }) => changingView, taskMs),
    };
  } finally {
    await browser.close();
    await stack.stop();
  }
}

const topics = ["Lamp", "Ladder", "Winter", "Harbor", "Orchard", "Mirror", "Bridge", "Garden"];

async function addPlays(origin: string, { userId, accessToken }: ApiSession): Promise<void> {
  const ask = async (method: string, path: string, body: object): Promise<void> => {
    const headers = { authorization: `Bearer ${accessToken}`, "content-type": "application/json" };
    const answer = await fetch(`${origin}/api${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  };
  for (let at = 0; at < count; at++) {
    const playId = nanoid();
    const title = `The ${topics[at % topics.length]} of the Property Department, ${at + 1}`;
    await ask("POST", "/plays", {
      playId,
      owner: userId,
      title,
      authors: "Cass Holloway",
      words: 20 * at,
      pages: at % 120,
    });
    if (at % topics.length === 0) await ask("PATCH", `/plays/${playId}`, { tags: ["comedy", `season ${at % 5}`] });
  }
}

interface Visit {
  readonly shownMs: number;
  readonly opening: number;
  readonly scrolling: number;
  readonly typedMs: number;
  readonly typing: number;
  readonly filtering: number;
  readonly changingView: number;
}

/** The slowest event since the last call, from the event to the next frame: what the web vital INP is made from. */
const slowestEvent = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const found = globalThis as { slowestMs?: number };
    const slowestMs = found.slowestMs ?? 0;
    found.slowestMs = 0;
    return slowestMs;
  });

/** Runs in the page. */
function watchEvents(): void {
  const found = globalThis as { slowestMs?: number };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) found.slowestMs = Math.max(found.slowestMs ?? 0, duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

async function visit(browser: Browser, origin: string, { stored }: ApiSession): Promise<Visit> {
  const localStorage = Array.from(stored, ([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 }, storageState });
  const page = await context.newPage();
  await page.addInitScript(watchEvents);
  const work = (run: () => Promise<void>) => longestTask(browser, page, run);
  await page.goto(`${origin}/faq`);
  let shownMs = 0;
  const opening = await work(async () => {
    const began = performance.now();
    await page.goto(`${origin}/dashboard`);
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    shownMs = performance.now() - began;
    await page.waitForTimeout(2000);
  });
  const search = page.getByRole("searchbox", { name: dashboardWords.search });
  const typing = await work(async () => {
    await search.focus();
    await slowestEvent(page);
    for (const key of "harbor of the p") {
      await page.keyboard.press(key === " " ? "Space" : key);
      await page.waitForTimeout(120);
    }
  });
  const typedMs = await slowestEvent(page);
  await search.fill("");
  const filtering = await work(async () => {
    const tag = page.getByRole("button", { name: "comedy", exact: true });
    for (const _ of ["on", "off"]) {
      await tag.click();
      await page.waitForTimeout(500);
    }
  });
  const scrolling = await work(() => scrollToEnd(page));
  const changingView = await work(async () => {
    await page.getByRole("button", { name: dashboardWords.asList }).click();
    await page.waitForTimeout(800);
  });
  await context.close();
  return { shownMs, opening, scrolling, typedMs, typing, filtering, changingView };
}

/** Turns the wheel until all plays have been shown. */
async function scrollToEnd(page: Page): Promise<void> {
  const titles = page.getByRole("heading", { level: 2 });
  await page.mouse.move(600, 600);
  while ((await titles.count()) < count) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(30);
  }
}
