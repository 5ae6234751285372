import type { SeenPage } from "./score.ts";

/** A page as it crossed the wire. */
export interface FetchedPage {
  readonly address: string;
  readonly contentType: string;
  readonly html: string;
}

/** Reads a page's own text, as a server without a browser can. A page of more than this is looked at up to here. */
export function seePage({ address, contentType, html }: FetchedPage): SeenPage {
  const https = address.startsWith("https:");
  const text = html.slice(0, longestPage).replace(/<!--[\s\S]*?-->/g, "");
  return {
    https,
    charset: hasCharset(contentType) || /<meta[^>]{0,200}charset=/i.test(text),
    mixedContent: https && insecureResource.test(text),
    inlineScripts: hasInlineScript(text),
  };
}

const longestPage = 200_000;

export const hasCharset = (contentType: string): boolean => /charset=/i.test(contentType);

/** Links are no resources: `href` counts on `<link>` alone. */
const insecureResource =
  /<(?:script|img|iframe|audio|video|source|embed|object)\b[^>]{0,1000}?\s(?:src|data)=["']?http:|<link\b[^>]{0,1000}?\shref=["']?http:/i;

/** Text inside a script that the browser would run; data in a script's clothes is none. */
function hasInlineScript(text: string): boolean {
  const scripts = text.matchAll(/<script\b([^>]{0,1000})>([\s\S]*?)<\/script>/gi);
  const inline = [...scripts].some(([, attributes = "", code = ""]) => runs(attributes) && code.trim() !== "");
  return inline || /<[a-z][^>]{0,1000}?\son[a-z]+\s*=/i.test(text) || /\shref=["']?\s*javascript:/i.test(text);
}

const runs = (attributes: string): boolean =>
  !/\ssrc\s*=/i.test(attributes) && !/\stype=["']?(?:application\/(?:ld\+)?json|text\/plain)/i.test(attributes);
