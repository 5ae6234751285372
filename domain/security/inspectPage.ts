import type { InspectedPage } from "./score.ts";

/** A page as fetched. */
export interface FetchedPage {
  readonly address: string;
  readonly contentType: string;
  readonly html: string;
}

/**
 * Inspects a page's text, which a server can do without a browser. Only the first part of a larger page is inspected.
 */
export function inspectPage({ address, contentType, html }: FetchedPage): InspectedPage {
  const https = address.startsWith("https:");
  const text = html.slice(0, maxPageLength).replace(/<!--[\s\S]*?-->/g, "");
  return {
    https,
    charset: hasCharset(contentType) || /<meta[^>]{0,200}charset=/i.test(text),
    mixedContent: https && insecureResource.test(text),
    inlineScripts: hasInlineScript(text),
  };
}

const maxPageLength = 200_000;

export const hasCharset = (contentType: string): boolean => /charset=/i.test(contentType);

/** Links aren't resources: `href` counts on `<link>` only. */
const insecureResource =
  /<(?:script|img|iframe|audio|video|source|embed|object)\b[^>]{0,1000}?\s(?:src|data)=["']?http:|<link\b[^>]{0,1000}?\shref=["']?http:/i;

/** Returns whether there is script text that the browser would run. Data blocks in script elements don't count. */
function hasInlineScript(text: string): boolean {
  const scripts = text.matchAll(/<script\b([^>]{0,1000})>([\s\S]*?)<\/script>/gi);
  const inline = [...scripts].some(([, attributes = "", code = ""]) => runs(attributes) && code.trim() !== "");
  return inline || /<[a-z][^>]{0,1000}?\son[a-z]+\s*=/i.test(text) || /\shref=["']?\s*javascript:/i.test(text);
}

const runs = (attributes: string): boolean =>
  !/\ssrc\s*=/i.test(attributes) && !/\stype=["']?(?:application\/(?:ld\+)?json|text\/plain)/i.test(attributes);
