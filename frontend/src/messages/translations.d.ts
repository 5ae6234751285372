declare module "virtual:message-catalogs" {
  import type { Catalog } from "#frontend/messages/translation.ts";

  /** Loads a part of a translation, by its language and the name of the part. */
  export const catalogs: Readonly<Record<string, Readonly<Record<string, () => Promise<Catalog>>>>>;
}

/** Sentences are translated only, so English has no catalog of them. */
declare module "*/sentences.yaml" {
  export const sentences: Readonly<Record<string, string>>;
}
