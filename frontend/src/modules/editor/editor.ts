import type { EditorView } from "prosemirror-view";
import type { EditorBinding } from "./binding/editorBinding.ts";
import type { ScreenControl } from "./screen/screenControl.ts";

/** A manuscript with everything that a writer needs, and its view once it's mounted. */
export interface Editor extends EditorBinding {
  /** Mounts the manuscript in an element. Returns a function that unmounts it. */
  readonly mount: (place: HTMLElement, options: MountOptions) => () => void;
  readonly view: () => EditorView | undefined;
  readonly screen: ScreenControl;
}

export interface MountOptions {
  /** The id of the element that explains how to write and how to leave the editor. */
  readonly describedBy: string;
}
