import { textOf } from "#domain/play/play.ts";
import type { OpenPeer } from "../openPeer.ts";
import type { PeerName } from "../peerNames.ts";
import { fetchPlay, getRoot } from "./root.ts";

/** Each as its documentation sets it up for plain paragraphs with undo, and without anything else. */
const modules = import.meta.glob<{ readonly open: OpenPeer }>("../../peers/*.ts");

const files: Readonly<Record<PeerName, string>> = {
  "y-prosemirror": "yProsemirror",
  "TipTap 3": "tiptap",
  Lexical: "lexical",
  "CodeMirror 6": "codemirror",
};

const name = new URLSearchParams(location.search).get("peer") as PeerName;
const [{ blocks }, peer] = await Promise.all([fetchPlay(), modules[`../../peers/${files[name]}.ts`]?.()]);
if (!peer) throw new Error(`There is no editor named ${name}.`);
const textLength = peer.open(getRoot(), blocks.map(textOf));
if (textLength) Object.assign(window, { textLength });
