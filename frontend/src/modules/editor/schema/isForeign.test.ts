// @vitest-environment page
import { EditorState, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import type { BlockId } from "#domain/play/play.ts";
import { emptyNode, nodeOf } from "./blockNodes.ts";
import { schema } from "./schema.ts";

const lines = ["NORA", "It was here yesterday.", "He was here."];

beforeAll(() => {
  Range.prototype.getClientRects = () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
});

/** A mounted manuscript, and what its state says. */
function mountManuscript() {
  const blocks = lines.map((text, at) => nodeOf({ id: `block-${at}` as BlockId, kind: "dialogue", text: [{ text }] }));
  const group = schema.node("group", null, [...blocks, emptyNode("block-3" as BlockId, "dialogue")]);
  const place = document.body.appendChild(document.createElement("div"));
  const view = new EditorView(place, {
    state: EditorState.create({ doc: schema.node("doc", null, [group]) }),
    attributes: { class: "manuscript" },
  });
  view.dom.focus();
  view.dispatch(view.state.tr.setSelection(TextSelection.atEnd(view.state.doc)));
  onTestFinished(() => {
    view.destroy();
    place.remove();
  });
  const text = () => view.state.doc.firstChild?.children.map((node) => node.textContent);
  const paragraph = (at: number) =>
    view.dom.querySelectorAll<HTMLElement>("p[data-kind]")[at] ?? expect.fail("no paragraph");
  return { view, text, paragraph };
}

/** Lets the editor see what has happened in the page. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

function element(html: string): HTMLElement {
  const parsed = new DOMParser().parseFromString(html, "text/html").querySelector("body > *, head > *");
  return document.importNode(parsed as HTMLElement, true);
}

const kinds = [
  '<div class="grammarly-btn" style="width:20px">G</div>',
  "<grammarly-desktop-integration>2 suggestions</grammarly-desktop-integration>",
  '<lt-highlighter style="display:none"><lt-div>1</lt-div></lt-highlighter>',
  '<span class="deepl-button" data-id="1">Translate</span>',
  "<com-1password-button></com-1password-button>",
  '<button type="button">Fill in</button>',
  "<style>p { color: red }</style>",
  "<svg><text>icon</text></svg>",
  '<p class="note-of-extension">A note</p>',
];

const places: Readonly<Record<string, (page: ReturnType<typeof mountManuscript>, added: HTMLElement) => void>> = {
  "inside a paragraph": ({ paragraph }, added) => {
    const words = paragraph(1).firstChild as Text;
    paragraph(1).insertBefore(added, words.splitText(6));
  },
  "at the end of a paragraph": ({ paragraph }, added) => paragraph(1).append(added),
  "in an empty paragraph": ({ paragraph }, added) => paragraph(3).append(added),
  "between paragraphs": ({ paragraph }, added) => paragraph(1).after(added),
  "at the beginning": ({ view }, added) => view.dom.prepend(added),
  "at the end": ({ view }, added) => view.dom.append(added),
  "in place of the cursor's line break": ({ paragraph }, added) => paragraph(3).replaceChildren(added),
};

const cases = kinds.flatMap((html) => Object.keys(places).map((place) => [html, place] as const));

test.each(cases)("%s %s is no part of the play, and doesn't get in the way of writing", async (html, place) => {
  const page = mountManuscript();
  places[place]?.(page, element(html));
  await settle();
  expect(page.text()).toEqual([...lines, ""]);
  // As the browser types, with the element still there.
  if (place !== "in an empty paragraph") places[place]?.(page, element(html));
  const words = page.paragraph(2).lastChild as Text;
  words.data += " Yes.";
  await settle();
  expect(page.text()).toEqual([...lines.slice(0, 2), "He was here. Yes.", ""]);
});

test.each([
  '<span class="mistake">yesterday</span>',
  "<gm-mark>yesterday</gm-mark>",
  '<mark data-x="1">yesterday</mark>',
])("words that an extension puts into an element of its own stay: %s", async (html) => {
  const { text, paragraph } = mountManuscript();
  const words = paragraph(1).firstChild as Text;
  const rest = words.splitText("It was here ".length);
  rest.splitText("yesterday".length);
  rest.replaceWith(element(html));
  await settle();
  expect(text()).toEqual([...lines, ""]);
});

test("what a browser makes while somebody edits is read as before", async () => {
  const { text, paragraph } = mountManuscript();
  paragraph(1).append(element('<span style="color: red"> Or not.</span>'), element("<b> No.</b>"));
  paragraph(3).append("Words.");
  await settle();
  expect(text()).toEqual(["NORA", "It was here yesterday. Or not. No.", "He was here.", "Words."]);
});
