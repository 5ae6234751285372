import type { Layout } from "../layout/layout.ts";

export interface WriteOptions {
  /** Whether to write private notes as well. */
  readonly notes: boolean;
  /** For formats that have pages. The play's own unless another is given. */
  readonly layout: Layout;
  /** For formats that say when they were written. */
  readonly createdAt: Date;
}
