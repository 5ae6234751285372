import { textOf } from "#domain/play/play.ts";
import type { PeerName } from "../peerNames.ts";
import { fetchPlay, getRoot } from "./root.ts";

/** Shows the paragraphs in an editor. Returns the length of its text, if it isn't all in the page. */
export type OpenPeer = (place: HTMLElement, paragraphs: readonly string[]) => undefined | (() => number);

/** Each as its documentation sets it up for plain paragraphs with undo, and without anything else. */
const peers: Readonly<Record<PeerName, () => Promise<{ readonly open: OpenPeer }>>> = {
  "y-prosemirror": () => import("./peers/yProsemirror.ts"),
  "TipTap 3": () => import("./peers/tiptap.ts"),
  Lexical: () => import("./peers/lexical.ts"),
  "CodeMirror 6": () => import("./peers/codemirror.ts"),
};

const name = new URLSearchParams(location.search).get("peer") as PeerName;
const [{ blocks }, { open }] = await Promise.all([fetchPlay(), peers[name]()]);
const textLength = open(getRoot(), blocks.map(textOf));
if (textLength) Object.assign(window, { textLength });
