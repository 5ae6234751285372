import { nanoid } from "nanoid";
import type { BlockId } from "#domain/play/play.ts";

export const newBlockId = (): BlockId => nanoid(10) as BlockId;
