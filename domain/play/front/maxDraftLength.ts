/** A list of plays shows this much of a draft's name. */
export const maxDraftLength = 60;
