import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { isLongerThanName } from "#domain/play/formats/plainText/speakers.ts";
import { type BlockPosition, findBlockPosition } from "../actions/blockPosition.ts";
import { enter } from "../actions/enter.ts";
import { tab } from "../actions/tab.ts";
import { fromElsewhere } from "../binding/pull.ts";
import { idOf } from "../schema/flat.ts";
import { countSpeakers, type SpeakerCount, speakerKeyOf } from "../schema/speakers.ts";
import { SuggestionList, type Suggestions } from "./suggestionList.ts";

const none: Suggestions = { names: [], chosen: 0 };
const key = new PluginKey<Suggestions>("suggestions");
const maxNames = 6;

/** Completes character names in cues. `cast` returns the names in the front matter. */
export const suggestions = (cast: () => readonly string[]): Plugin<Suggestions> =>
  new Plugin({
    key,
    state: { init: () => none, apply: (tr, now, _before, after) => next(tr, now, after, cast) },
    view: (view) => new SuggestionList(view, suggestionsOf, (name) => take(view, name)),
    props: { handleKeyDown: onKey },
  });

export const suggestionsOf = (state: EditorState): Suggestions => key.getState(state) ?? none;

/** Opens the list only on typing: after a mere cursor move, Enter keeps its usual function. */
function next(tr: Transaction, now: Suggestions, after: EditorState, cast: () => readonly string[]): Suggestions {
  const typedText = tr.getMeta(key) as Suggestions | undefined;
  if (typedText) return typedText;
  if (tr.getMeta(fromElsewhere)) return now;
  if (tr.docChanged) return { names: fitting(after, cast()), chosen: 0 };
  return tr.selectionSet ? none : now;
}

function fitting(state: EditorState, cast: readonly string[]): readonly string[] {
  const place = findBlockPosition(state);
  const typed = place && typedName(state, place);
  if (!place || !typed) return [];
  const speakers = countSpeakers(state.doc, idOf(place.node)).filter(isName);
  const names = [...speakers.map(({ name }) => name), ...cast];
  const fits = new Map(
    names.filter((name) => speakerKeyOf(name).startsWith(typed)).map((name) => [speakerKeyOf(name), name]),
  );
  if (fits.size === 1 && fits.has(typed)) return [];
  const exact = fits.get(typed);
  const others = [...fits.values()].filter((name) => name !== exact);
  return (exact === undefined ? others : [exact, ...others]).slice(0, maxNames);
}

/**
 * Returns whether a speaker is a name. A long one that never had two cues may be a direction that was mistaken for a
 * cue.
 */
const isName = ({ name, cues }: SpeakerCount): boolean => cues > 1 || !isLongerThanName(name);

function typedName({ selection }: EditorState, { node, kind, end }: BlockPosition): string | undefined {
  if (kind !== "cue" || !selection.empty || selection.head !== end - 1) return undefined;
  return speakerKeyOf(node.textContent) || undefined;
}

function onKey(view: EditorView, event: KeyboardEvent): boolean {
  const { names, chosen } = suggestionsOf(view.state);
  const name = names[chosen];
  if (name === undefined || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
  const choose = (step: number): boolean =>
    hasName(view, { names, chosen: (chosen + step + names.length) % names.length });
  switch (event.key) {
    case "ArrowDown":
      return choose(1);
    case "ArrowUp":
      return choose(-1);
    case "Escape":
      return hasName(view, none);
    case "Enter":
      return take(view, name) && enter.run(view.state, view.dispatch);
    case "Tab":
      return take(view, name) && tab.run(view.state, view.dispatch);
    default:
      return false;
  }
}

function hasName(view: EditorView, now: Suggestions): boolean {
  view.dispatch(view.state.tr.setMeta(key, now));
  return true;
}

/** Inserts the full name, spelled as it is elsewhere. */
function take(view: EditorView, name: string): boolean {
  const place = findBlockPosition(view.state);
  if (!place) return false;
  const { tr } = view.state;
  view.dispatch(tr.insertText(name, place.start + 1, place.end - 1).setMeta(key, none));
  return true;
}
