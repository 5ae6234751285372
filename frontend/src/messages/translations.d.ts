declare module "virtual:message-catalogs" {
  import type { Catalog } from "#frontend/messages/translation.ts";

  /** The app needs all messages, and public pages only those of some files. */
  export type CatalogPart = "all" | "public" | "help" | "sentences";

  /** Loads a part of a translation, by its language. */
  export const catalogs: Readonly<Record<string, Readonly<Record<CatalogPart, () => Promise<Catalog>>>>>;
}

/** Sentences are translated only, so English has no catalog of them. */
declare module "*/sentences.yaml" {
  export const sentences: Readonly<Record<string, string>>;
}
