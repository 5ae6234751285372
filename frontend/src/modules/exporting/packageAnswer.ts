import type { WrittenPackage } from "#domain/play/formats/package/writePackage.ts";

/** What the worker sends back. */
export type PackageAnswer = WrittenPackage | { readonly kind: "failed"; readonly detail?: string };
