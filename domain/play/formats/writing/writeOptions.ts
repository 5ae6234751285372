import type { Layout } from "../../layout/layout.ts";
import type { BlockNumbers } from "../export/blockNumbers.ts";
import type { FileComment } from "./fileComment.ts";

/** What a writer needs besides the play. It writes all of the play's blocks. */
export interface WriteOptions {
  /** For formats that have pages. The play's own unless another is given. */
  readonly layout: Layout;
  /** For formats that say when they were written. */
  readonly createdAt: Date;
  /** Numbers beside blocks, for formats that have a margin. */
  readonly numbers?: BlockNumbers;
  /** For formats that can print it behind the text. */
  readonly watermark?: string;
  /** For the file's properties. Without it, they have the title of the title page. */
  readonly title?: string;
  /** BCP 47, for formats that say which language their text has. The play's own unless another is given. */
  readonly language?: string;
  /** For formats with comments beside the text. */
  readonly comments?: readonly FileComment[];
}
