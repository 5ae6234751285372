import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import { addressIn } from "#domain/account/localAddress.ts";
import { builtAddress } from "#domain/api/siteAddress.ts";
import { currentLanguage } from "#frontend/messages/locale.ts";
import { App } from "../App.tsx";
import { PageHead, type ScreenFiles } from "./PageHead.tsx";
import { notFoundPage, type PublicPage, publicPages } from "./publicPages.ts";

export interface BuiltFile {
  /** Relative to the site's folder. */
  readonly name: string;
  readonly text: string;
}

export interface PrerenderOptions {
  /** The app's built page, which has no content. */
  readonly appPage: string;
  /** By the name of the screen. */
  readonly files: Readonly<Record<string, ScreenFiles>>;
}

/** Renders the public pages in the current language, and in the default language the site map of all. */
export async function renderPages({ appPage, files }: PrerenderOptions): Promise<readonly BuiltFile[]> {
  const isDefault = currentLanguage() === interfaceLanguages[0];
  const pages = await Promise.all(
    [...publicPages, ...(isDefault ? [notFoundPage] : [])].map(async (page) => ({
      name: page.path === "/" ? "home.html" : `${page.path.slice(1)}.html`,
      text: pageWith(appPage, {
        head: renderToStaticMarkup(<PageHead page={page} files={filesOf(page, files)} />),
        content: await contentOf(page),
      }),
    })),
  );
  return isDefault ? [...pages, { name: "sitemap.xml", text: siteMap() }] : pages;
}

function filesOf({ screenName }: PublicPage, files: PrerenderOptions["files"]): ScreenFiles {
  const found = files[screenName];
  if (!found) throw new Error(`The build has no chunk ${screenName}.`);
  return found;
}

const headPattern = /<!-- Public pages have their own.*?<!-- end -->/s;
const language = '<html lang="en"';
const emptyRoot = '<div id="root"></div>';

function pageWith(appPage: string, { head, content }: { readonly head: string; readonly content: string }): string {
  if (!headPattern.test(appPage) || ![emptyRoot, language].every((part) => appPage.includes(part)))
    throw new Error("The app's page has changed.");
  return appPage
    .replace(language, `<html lang="${currentLanguage()}"`)
    .replace(headPattern, () => head)
    .replace(emptyRoot, () => `<div id="root">${content}</div>`);
}

/** Renders a page as a visitor's browser does before it knows who is signed in. Throws if anything fails to render. */
async function contentOf({ path }: PublicPage): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    {
      // Otherwise React puts the end of a long page into a hidden element and a script that moves it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  const content = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return content;
}

const siteMap = (): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...interfaceLanguages.flatMap((each) =>
      publicPages.map(({ englishPath }) => `<url><loc>${builtAddress(addressIn(each, englishPath))}</loc></url>`),
    ),
    "</urlset>",
    "",
  ].join("\n");
