/**
 * The query parameter of the address to which a deletion link leads. Opening the link has just proved who the person
 * is.
 */
export const isBackByDeletionLink = { name: "leaving", value: "proved" } as const;

/** Where a deletion link leads. */
export const deletionLink = `/account-settings?${isBackByDeletionLink.name}=${isBackByDeletionLink.value}`;
