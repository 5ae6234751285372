import { HtmlValidate } from "html-validate";
import { expect, inject, test } from "vitest";
import { interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import { addressIn } from "#domain/account/localAddress.ts";
import { layouts } from "#domain/play/layout/designs/layouts.ts";
import { publicPages } from "#frontend/app/prerender/publicPages.ts";
import { aboutPage } from "#frontend/messages/aboutPage.md";
import { contactWords } from "#frontend/messages/contact.yaml";
import { cookieWords } from "#frontend/messages/cookies.yaml";
import { faqPage } from "#frontend/messages/faqPage.md";
import { guideWords } from "#frontend/messages/guide.yaml";
import { guidePage } from "#frontend/messages/guidePage.md";
import { helpWords } from "#frontend/messages/help.yaml";
import { helpTopics } from "#frontend/messages/helpTopics.md";
import { homeWords } from "#frontend/messages/home.yaml";
import { notFoundWords } from "#frontend/messages/notfound.yaml";
import { pricingWords } from "#frontend/messages/pricing.yaml";
import { privacyPage } from "#frontend/messages/privacyPage.md";
import { shellWords } from "#frontend/messages/shell.yaml";
import { termsPage } from "#frontend/messages/termsPage.md";
import { englishMessages } from "./support/englishMessages.ts";
import { englishNames, englishWords } from "./support/englishText.ts";

/** Words that each page must contain without any script. */
const wordsOf: Readonly<Record<string, readonly string[]>> = {
  "/": [...homeWords.headline, homeWords.lead],
  "/pricing": [pricingWords.lead, pricingWords.end],
  "/about": [aboutPage.lead],
  "/faq": faqPage.sections.map(({ heading }) => heading),
  "/stage-play-format": [guidePage.lead, guideWords.samplesTitle],
  "/help": [helpWords.lead],
  "/contact": [contactWords.lead, contactWords.form.message],
  "/privacy": [privacyPage.lead],
  "/terms": [termsPage.lead],
  "/cookie-policy": [cookieWords.lead],
  ...Object.fromEntries(
    helpTopics.map(({ id, sections }) => [`/help/${id}`, sections.flatMap(({ paragraphs }) => paragraphs)]),
  ),
};

const origin = inject("origin");
const load = (path: string) => fetch(`${origin}${path}`, { redirect: "error" });
const textOf = (html: string): string =>
  html
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

/** What React writes differently from the validator's taste, but correctly. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-inline-style": "error",
    "void-style": "off",
  },
});

async function faultsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
  );
}

test.each(publicPages)(
  "$path can be read without scripts, has its own description, and is valid HTML",
  async (page) => {
    const { path, title, description } = page;
    const response = await load(path);
    const html = await response.text();
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/html"]);
    const text = textOf(html);
    for (const words of wordsOf[path] ?? []) expect(text).toContain(words);
    expect(wordsOf[path]?.length).toBeGreaterThan(0);
    expect(text).not.toContain(shellWords.loading);
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(title);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(metaOf(html, "robots")).toBeUndefined();
    expect(textOf(metaOf(html, "description") ?? "")).toBe(description);
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(`${origin}${path}`);
    expect(metaOf(html, "og:url")).toBe(`${origin}${path}`);
    expect((await fetch(metaOf(html, "og:image") ?? "")).headers.get("content-type")).toBe("image/jpeg");
    expect(await faultsIn(html)).toEqual([]);
  },
);

test.each(publicPages)("$path is also built in Spanish, and each page names the other", async ({ path, title }) => {
  const spanish = addressIn("es", path);
  const [html, english] = [await (await load(spanish)).text(), await (await load(path)).text()];
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
  expect(alternates.map(([, language, address]) => [language, address])).toEqual([
    ["en", `${origin}${path}`],
    ["es", `${origin}${spanish}`],
    ["x-default", `${origin}${path}`],
  ]);
  for (const [alternate] of alternates) expect(english).toContain(alternate);
  expect(/<html lang="(\w+)"/.exec(html)?.[1]).toBe("es");
  expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(`${origin}${spanish}`);
  expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).not.toBe(title);
  const body = html.slice(html.indexOf("<body"));
  const named = [...body.matchAll(/ (?:aria-label|aria-description|placeholder|title|alt)="([^"]*)"/g)];
  const texts = [...body.split(/<[^>]*>/), ...named.map(([, text = ""]) => text)];
  const isEnglish = (text: string) => englishMessages.has(textOf(text).trim()) || englishWords.test(text);
  expect(texts.filter((text) => isEnglish(text) && !englishNames.test(text))).toEqual([]);
  expect(await faultsIn(html)).toEqual([]);
});

test("search engines get the product, its prices, and the questions as structured data", async () => {
  const dataAt = async (path: string) =>
    [...(await (await load(path)).text()).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = ""]) => JSON.parse(json),
    );
  const [software] = await dataAt("/");
  expect(software).toMatchObject({ "@type": "SoftwareApplication", url: `${origin}/` });
  expect(software.offers).toHaveLength(3);
  const [questions] = await dataAt("/faq");
  expect(questions["@type"]).toBe("FAQPage");
  expect(questions.mainEntity).toHaveLength(faqPage.sections.length);
});

test("no two public pages have the same title or description", () => {
  for (const field of ["title", "description"] as const)
    expect(new Set(publicPages.map((page) => page[field])).size).toBe(publicPages.length);
});

test("the site map lists every public page, and robots.txt leads to it", async () => {
  const robots = await (await load("/robots.txt")).text();
  const address = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? "";
  const listed = [...(await (await fetch(address)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, each]) => each);
  expect(listed).toEqual(
    interfaceLanguages.flatMap((language) => publicPages.map(({ path }) => `${origin}${addressIn(language, path)}`)),
  );
});

test("crawlers that train AI are asked to stay away from every page", async () => {
  const robots = await (await load("/robots.txt")).text();
  const [, agents = "", rule] = /((?:User-agent: (?!\*).+\n)+)(.+)/.exec(robots) ?? [];
  for (const name of ["CCBot", "ClaudeBot", "Google-Extended", "GPTBot"]) expect(agents).toContain(`: ${name}\n`);
  expect(rule).toBe("Disallow: /");
  for (const path of ["/", "/pricing", "/robots.txt"])
    expect((await load(path)).headers.get("tdm-reservation"), path).toBe("1");
});

test("an unknown address is answered 404, with a page that isn't indexed", async () => {
  const response = await load("/no/such/page");
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(textOf(html)).toContain(notFoundWords.title);
  expect(metaOf(html, "robots")).toBe("noindex");
});

test.each(["/dashboard", "/editor/new", "/auth", "/admin/health"])(
  "%s gets the app, and isn't indexed",
  async (path) => {
    const response = await load(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<div id="root"></div>');
    expect(metaOf(html, "robots")).toBe("noindex");
  },
);

test("every picture exists in both themes and sizes", async () => {
  const html = await (await load("/")).text();
  const addresses = new Set([...html.matchAll(/(\S+) \d+w/g)].map(([, address = ""]) => address.replace(/^.*"/, "")));
  expect(addresses.size).toBe(8);
  const typeOf = async (address: string) => (await load(address)).headers.get("content-type");
  for (const address of addresses) expect(await typeOf(address)).toBe("image/avif");
  // Pictures of the product in both themes, and the page of each layout.
  const plain = [...html.matchAll(/<img src="(\S+\.webp)"/g)].map(([, address = ""]) => address);
  expect(plain).toHaveLength(4 + Object.keys(layouts).length);
  for (const address of plain) expect(await typeOf(address)).toBe("image/webp");
});

test("icons and samples have their types", async () => {
  const typeOf = async (path: string) => (await load(path)).headers.get("content-type");
  expect(await typeOf("/favicon.ico")).toBe("image/x-icon");
  expect(await typeOf("/icons/apple-180.png")).toBe("image/png");
  expect(await typeOf("/samples/guild-modern.pdf")).toBe("application/pdf");
});
