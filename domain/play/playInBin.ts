/** The refusal code of a play that is in the bin. The editor needs it without the schemas of routes. */
export const playInBin = "in-bin";
