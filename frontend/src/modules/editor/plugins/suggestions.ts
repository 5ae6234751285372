import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { isLongerThanName } from "#domain/play/formats/plainText/textShape.ts";
import { closingLinesIn, completedLines, isCompleted } from "#domain/play/typing/completions.ts";
import { type BlockPosition, findBlockPosition } from "../actions/blockPosition.ts";
import { enter } from "../actions/enter.ts";
import { tab } from "../actions/tab.ts";
import { fromElsewhere } from "../binding/pull.ts";
import { idOf } from "../schema/flat.ts";
import { offeredLines } from "../schema/offeredLines.ts";
import { countSpeakers, type SpeakerCount, speakerKeyOf } from "../schema/speakers.ts";
import { SuggestionList, type Suggestions } from "./suggestionList.ts";

const none: Suggestions = { lines: [], chosen: 0 };
const key = new PluginKey<Suggestions>("suggestions");
const maxLines = 6;

interface Offers {
  /** The names in the front matter. */
  readonly cast: () => readonly string[];
  readonly language: () => string;
}

/** Completes names in cues, the places of scenes and settings, and closing lines. */
export const suggestions = (offers: Offers): Plugin<Suggestions> =>
  new Plugin({
    key,
    state: { init: () => none, apply: (tr, now, _before, after) => next(tr, now, after, offers) },
    view: (view) => new SuggestionList(view, suggestionsOf, (line) => take(view, line)),
    props: { handleKeyDown: onKey, handleDOMEvents: { blur: onBlur } },
  });

export const suggestionsOf = (state: EditorState): Suggestions => key.getState(state) ?? none;

/** Opens the list only on typing: after a mere cursor move, Enter keeps its usual function. */
function next(tr: Transaction, now: Suggestions, after: EditorState, offers: Offers): Suggestions {
  const typedText = tr.getMeta(key) as Suggestions | undefined;
  if (typedText) return typedText;
  if (tr.getMeta(fromElsewhere)) return now;
  if (tr.docChanged) return fitting(after, offers);
  return tr.selectionSet ? none : now;
}

/** In cues, Enter inserts the first name. Other elements may contain anything, so nothing is chosen in them at first. */
function fitting(state: EditorState, offers: Offers): Suggestions {
  const place = findBlockPosition(state);
  if (!place || !state.selection.empty || state.selection.head !== place.end - 1) return none;
  if (place.kind === "cue") return { lines: names(state, place, offers.cast()).slice(0, maxLines), chosen: 0 };
  if (!isCompleted(place.kind)) return none;
  const used = offeredLines(state.doc, idOf(place.node), place.kind);
  const usual = place.kind === "transition" ? closingLinesIn(offers.language()) : [];
  const lines = completedLines(place.kind, place.node.textContent, [...used, ...usual]);
  return { lines: lines.slice(0, maxLines), chosen: -1 };
}

function names(state: EditorState, { node }: BlockPosition, cast: readonly string[]): readonly string[] {
  const typed = speakerKeyOf(node.textContent);
  if (typed === "") return [];
  const speakers = countSpeakers(state.doc, idOf(node)).filter(isName);
  const all = [...speakers.map(({ name }) => name), ...cast];
  const fits = new Map(
    all.filter((name) => speakerKeyOf(name).startsWith(typed)).map((name) => [speakerKeyOf(name), name]),
  );
  if (fits.size === 1 && fits.has(typed)) return [];
  const exact = fits.get(typed);
  const others = [...fits.values()].filter((name) => name !== exact);
  return exact === undefined ? others : [exact, ...others];
}

/**
 * Returns whether a speaker is a name. A long one that never had two cues may be a direction that was mistaken for a
 * cue.
 */
const isName = ({ name, cues }: SpeakerCount): boolean => cues > 1 || !isLongerThanName(name);

function onKey(view: EditorView, event: KeyboardEvent): boolean {
  const { lines, chosen } = suggestionsOf(view.state);
  if (lines.length === 0 || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
  const line = lines[chosen];
  switch (event.key) {
    case "ArrowDown":
      return show(view, { lines, chosen: (chosen + 1) % lines.length });
    case "ArrowUp":
      return show(view, { lines, chosen: (Math.max(0, chosen) - 1 + lines.length) % lines.length });
    case "Escape":
      return show(view, none);
    case "Enter":
      return line !== undefined && take(view, line) && enter.run(view.state, view.dispatch);
    case "Tab":
      return line === undefined ? take(view, lines[0]) : take(view, line) && tab.run(view.state, view.dispatch);
    default:
      return false;
  }
}

/** Otherwise the list would stay over a dialog or panel that was opened meanwhile. */
function onBlur(view: EditorView): boolean {
  if (suggestionsOf(view.state).lines.length > 0) show(view, none);
  return false;
}

function show(view: EditorView, now: Suggestions): boolean {
  view.dispatch(view.state.tr.setMeta(key, now));
  return true;
}

/** Inserts the full line, spelled as it is elsewhere. */
function take(view: EditorView, line = ""): boolean {
  const place = findBlockPosition(view.state);
  if (!place) return false;
  const { tr } = view.state;
  view.dispatch(tr.insertText(line, place.start + 1, place.end - 1).setMeta(key, none));
  return true;
}
