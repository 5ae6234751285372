import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import { addressIn } from "#domain/account/localAddress.ts";
import { builtAddress } from "#domain/api/siteAddress.ts";
import { CookieBannerAndDialog } from "#frontend/features/cookies/CookieBannerAndDialog.tsx";
import { currentLanguage } from "#frontend/messages/locale.ts";
import { App } from "../App.tsx";
import { PageHead } from "./PageHead.tsx";
import { notFoundPage, type PublicPage, publicPages } from "./publicPages.ts";

export interface BuiltFile {
  /** Relative to the site's folder. */
  readonly name: string;
  readonly text: string;
}

export interface PrerenderOptions {
  /** The built page without head and content. */
  readonly emptyPage: string;
}

/** Renders the public pages in the current language, and in the default language the site map of all. */
export async function renderPages({ emptyPage }: PrerenderOptions): Promise<readonly BuiltFile[]> {
  const isDefault = currentLanguage() === interfaceLanguages[0];
  const pages = await Promise.all(
    [...publicPages, notFoundPage].map(async (page) => ({
      name: page.path === "/" ? "home.html" : `${page.path.slice(1)}.html`,
      text: pageWith(emptyPage, {
        head: renderToStaticMarkup(<PageHead page={page} />),
        content: await contentOf(page),
      }),
    })),
  );
  return isDefault ? [...pages, { name: "sitemap.xml", text: siteMap() }] : pages;
}

const places = { language: '<html lang="en"', head: /<!-- Every page's own.*?-->/, content: "<!-- content -->" };

function pageWith(emptyPage: string, { head, content }: { readonly head: string; readonly content: string }): string {
  if (Object.values(places).some((place) => emptyPage.search(place) < 0)) throw new Error("public.html has changed.");
  return emptyPage
    .replace(places.language, `<html lang="${currentLanguage()}"`)
    .replace(places.head, () => head)
    .replace(places.content, () => `<div id="root">${content}</div>`);
}

/** Renders a page as a visitor's browser does before it knows who is signed in. Throws if anything fails to render. */
async function contentOf({ path }: PublicPage): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App cookieNotice={<CookieBannerAndDialog />} />
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
