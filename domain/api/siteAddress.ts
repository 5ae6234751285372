/**
 * The address that built files contain where the site's own belongs: canonical addresses, pictures for previews, the
 * site map. There is one build for every stage, so the deployment replaces it, and so does the local server.
 */
const addressInBuild = "https://address.invalid";

/** The extensions of the files that may contain it. */
const extensions = /\.(html|xml|txt)$/;

export const mayContainAddress = (file: string): boolean => extensions.test(file);

/** Puts the site's address, such as `https://ghostlight.example`, into the text of a built file. */
export const withAddress = (text: string, address: string): string => text.replaceAll(addressInBuild, address);

/** Returns the address of a path in built files. */
export const builtAddress = (path: string): string => `${addressInBuild}${path}`;
