import { hasCharset } from "#domain/security/inspectPage.ts";
import type { InspectedPage } from "#domain/security/score.ts";
import type { SecurityEvent } from "#domain/security/securityEvent.ts";

interface Seen {
  readonly page: Document;
  readonly protocol: string;
  /** From the response to a HEAD request for the page. */
  readonly contentType: string;
  readonly events: readonly SecurityEvent[];
}

/** Inspects the page in this browser: what it came with, and what has been added since. */
export function inspectDocument({ page, protocol, contentType, events }: Seen): InspectedPage {
  const https = protocol === "https:";
  return {
    https,
    charset: hasCharset(contentType) || page.querySelector("meta[charset], meta[content*='charset=' i]") !== null,
    mixedContent:
      https && (page.querySelector(insecure) !== null || events.some(({ type }) => type === "mixed_content")),
    inlineScripts: [...page.scripts].some(isInline) || page.querySelector(handlers) !== null,
  };
}

const insecure = ["script", "img", "iframe", "audio", "video", "source", "embed"]
  .map((tag) => `${tag}[src^='http:' i]`)
  .concat("link[rel~='stylesheet' i][href^='http:' i]")
  .join();

const handlers = "[onload], [onerror], [onclick], [onmouseover], [onfocus], a[href^='javascript:' i]";

/** Whether a script has inline code. Scripts that only contain data don't count. */
const isInline = ({ src, type, text }: HTMLScriptElement): boolean =>
  src === "" && text.trim() !== "" && /^(|module|(text|application)\/(java|ecma)script)$/i.test(type);
