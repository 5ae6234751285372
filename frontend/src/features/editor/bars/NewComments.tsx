import { formatNumber } from "#frontend/messages/format.ts";

/** How many comments there are since the author last looked. */
export const NewComments = ({ count }: { readonly count: number }) =>
  count > 0 && <span className="editor-new-comments">{formatNumber(count)}</span>;
