/** What the address says where a link from a mail, which has just proved who opens it, has led back. */
export const isBackByDeletionLink = { name: "leaving", value: "proved" } as const;

/** Where such a link leads. */
export const deletionLink = `/account-settings?${isBackByDeletionLink.name}=${isBackByDeletionLink.value}`;
