import type * as Y from "yjs";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import type { BlockId } from "#domain/play/play.ts";
import type { RemoteChange } from "./pull.ts";

interface ObserverOptions {
  /** Whether the editor made this transaction itself and so already shows it. */
  readonly isOwn: (origin: unknown) => boolean;
  /** Whether the editor must not change this block's text right now. */
  readonly isHeld: (id: BlockId) => boolean;
  readonly onChange: (change: RemoteChange) => void;
}

/** Reports remote changes, once per transaction. Changes to held texts are reported later. */
export function observeDocument(
  doc: Y.Doc,
  { isOwn, isHeld, onChange }: ObserverOptions,
): { catchUp: () => void; stop: () => void } {
  const { blocks, order } = playDocumentOf(doc);
  const texts = new Set<BlockId>();
  let reordered = false;

  const noteBlocks = (events: readonly Y.YEvent<Y.AbstractType<unknown>>[], { origin }: Y.Transaction): void => {
    if (isOwn(origin)) return;
    for (const event of events) {
      if (event.path.length > 0) texts.add(event.path[0] as BlockId);
      else reordered = true;
    }
  };
  const noteOrder = (_event: unknown, { origin }: Y.Transaction): void => {
    if (!isOwn(origin)) reordered = true;
  };
  const report = (): void => {
    const ready = [...texts].filter((id) => !isHeld(id));
    if (ready.length === 0 && !reordered) return;
    const change = { texts: new Set(ready), order: reordered };
    for (const id of ready) texts.delete(id);
    reordered = false;
    onChange(change);
  };

  blocks.observeDeep(noteBlocks);
  order.observe(noteOrder);
  doc.on("afterTransaction", report);
  return {
    catchUp: report,
    stop() {
      blocks.unobserveDeep(noteBlocks);
      order.unobserve(noteOrder);
      doc.off("afterTransaction", report);
    },
  };
}
