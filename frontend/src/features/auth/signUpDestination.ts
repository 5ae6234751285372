/** Where people go after signing up: to a new play, which continues what they wrote on the home page. */
export const firstPlay = "/editor/new?first";

/** The file chooser of the play list. */
const importing = "/dashboard?import";

/** Returns where a sign-up leads by its own address. `/signup?for=import` leads to the file chooser. */
export const destinationOfSignUp = (query: URLSearchParams): string =>
  query.get("for") === "import" ? importing : firstPlay;
