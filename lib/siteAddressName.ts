/** The name of the parameter that holds the site's address. */
export const siteAddressName = (stage: string): string => `/ghostlight/${stage}/site-address`;
