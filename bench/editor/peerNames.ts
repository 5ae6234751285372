/** Editors that are measured beside ours. */
export const peerNames = ["y-prosemirror", "TipTap 3", "Lexical", "CodeMirror 6"] as const;
export type PeerName = (typeof peerNames)[number];
