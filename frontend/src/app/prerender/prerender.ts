import type { InterfaceLanguage } from "#domain/account/interfaceLanguages.ts";
import { showLanguage } from "#frontend/messages/showLanguage.ts";
import type { BuiltFile, PrerenderOptions } from "./renderPages.tsx";

/**
 * Returns the public pages in one language as files. The build calls it in Node, once in each process: some code copies
 * messages when it's loaded, so it's loaded after their language was chosen.
 */
export async function prerenderPages(
  language: InterfaceLanguage,
  options: PrerenderOptions,
): Promise<readonly BuiltFile[]> {
  await showLanguage(language);
  const { renderPages } = await import("./renderPages.tsx");
  return renderPages(options);
}
