import type * as Y from "yjs";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import type { BlockId } from "#domain/play/play.ts";
import type { RemoteChange } from "./pull.ts";

interface Watch {
  /** Whether a transaction was the editor's own, which it shows already. */
  readonly isOwn: (origin: unknown) => boolean;
  /** Whether a block's text must not change on the screen just now. */
  readonly isHeld: (id: BlockId) => boolean;
  readonly onChange: (change: RemoteChange) => void;
}

/** Reports, once a transaction, what others changed. Texts that are held are reported later. */
export function observeDocument(
  doc: Y.Doc,
  { isOwn, isHeld, onChange }: Watch,
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
