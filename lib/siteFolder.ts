/** The parameter of the app's stack that says which release's files the site shows. Empty means the current one. */
export const siteFolderParameter = "SiteFolder";

/**
 * The folder in the bucket with the pages of a release. Each deployment adds one of about 1 MB. They never expire: the one that
 * the site shows may be old.
 */
export const siteFolderOf = (release: string): string => `/releases/${release}`;
