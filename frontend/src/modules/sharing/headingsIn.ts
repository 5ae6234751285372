import { type BlockId, type Play, textOf } from "#domain/play/play.ts";

/** A scene or act to choose. */
export interface HeadingChoice {
  readonly id: BlockId;
  readonly kind: "act" | "scene";
  readonly text: string;
}

export const headingsIn = ({ blocks }: Play): readonly HeadingChoice[] =>
  blocks.flatMap((block) => {
    const { id, kind } = block;
    if (kind !== "act" && kind !== "scene") return [];
    return [{ id, kind, text: textOf(block).replaceAll(/\s+/g, " ").trim() }];
  });
