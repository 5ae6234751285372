import { memoryLink } from "#tests/support/memoryLink.ts";
import { answerInMemory } from "./answerInMemory.ts";
import { type ReaderStart, startKey } from "./onWorkbench.ts";

/* The page behind a share link, with the API in its memory. */

const start: ReaderStart = JSON.parse(sessionStorage.getItem(startKey) ?? "{}");
answerInMemory(memoryLink(start));
// It requests the play as soon as its code has loaded.
await import("#frontend/reader.tsx");
