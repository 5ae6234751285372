/** The parameter of the app's stack that says which release's files the site shows. Empty means the current one. */
export const siteFolderParameter = "SiteFolder";

/** The folder in the bucket with the pages of a release. Each deployment adds one. */
export const siteFolderOf = (release: string): string => `/releases/${release}`;

/** How long the site can be rolled back to a release. */
export const releasesKeptDays = 90;
