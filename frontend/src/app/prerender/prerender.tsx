import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { builtAddress } from "#domain/api/siteAddress.ts";
import { App } from "../App.tsx";
import { PageHead, type ScreenFiles } from "./PageHead.tsx";
import { notFoundPage, type PublicPage, publicPages } from "./publicPages.ts";

export interface BuiltFile {
  /** Relative to the site's folder. */
  readonly name: string;
  readonly text: string;
}

interface PrerenderOptions {
  /** The app's built page, which has no content. */
  readonly appPage: string;
  readonly filesOf: (screenName: string) => ScreenFiles;
}

/** Returns the public pages as files, and the site map. The build calls it in Node. */
export async function prerenderPages({ appPage, filesOf }: PrerenderOptions): Promise<readonly BuiltFile[]> {
  const pages = await Promise.all(
    [...publicPages, notFoundPage].map(async (page) => ({
      name: page.path === "/" ? "home.html" : `${page.path.slice(1)}.html`,
      text: pageWith(appPage, {
        head: renderToStaticMarkup(<PageHead page={page} files={filesOf(page.screenName)} />),
        content: await contentOf(page),
      }),
    })),
  );
  return [...pages, { name: "sitemap.xml", text: siteMap() }];
}

const headPattern = /<!-- Public pages have their own.*?<!-- end -->/s;
const emptyRoot = '<div id="root"></div>';

function pageWith(appPage: string, { head, content }: { readonly head: string; readonly content: string }): string {
  if (!headPattern.test(appPage) || !appPage.includes(emptyRoot)) throw new Error("The app's page has changed.");
  return appPage.replace(headPattern, () => head).replace(emptyRoot, () => `<div id="root">${content}</div>`);
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
    ...publicPages.map(({ path }) => `<url><loc>${builtAddress(path)}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");
