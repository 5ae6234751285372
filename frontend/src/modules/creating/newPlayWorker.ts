import type { Play } from "#domain/play/play.ts";
import { newPlayUpdate } from "./newPlayUpdate.ts";

addEventListener("message", ({ data }: MessageEvent<Play>) => postMessage(newPlayUpdate(data)), { once: true });
