import { nanoid } from "nanoid";
import type { PlayId } from "#domain/play/play.ts";

export const newPlayId = (): PlayId => nanoid() as PlayId;
