/** Runs in the page. */
import { controls, isShown, nameOf } from "./controls.ts";

/** Finds what doesn't fit the width of the window. */
export function findFitFaults(): string[] {
  const wide = sidewaysScroll();
  return wide.length > 0
    ? wide
    : [...innerScroll(), ...cutControls(), ...cutLines(), ...touchingWords(), ...zoomedFields()];
}

const windowWidth = (): number => document.documentElement.clientWidth;

function sidewaysScroll(): string[] {
  const over = document.documentElement.scrollWidth - windowWidth();
  if (over <= 0) return [];
  const wide = [...document.body.querySelectorAll("*")].filter(
    (element) => isShown(element) && element.getBoundingClientRect().right > windowWidth() + 0.5,
  );
  const deepest = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
  return [`the page scrolls sideways by ${over} px: ${deepest.slice(0, 3).map(nameOf).join(", ")}`];
}

/** Elements that are meant to scroll sideways: tables, and rows of links or chips. */
const rows = ".scroll-table, .scene-grid-table, .section-nav, .element-bar-row, .stage-strip ul, .reader-kinds";

/** Dialogs, panels, and pages that scroll sideways inside the window. */
const innerScroll = (): string[] =>
  [...document.querySelectorAll("main, dialog, [popover], [role=menu], section, nav, aside, fieldset, ul, ol")]
    .filter((element) => isShown(element) && !element.matches(rows) && element.scrollWidth > element.clientWidth + 1)
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
    .map((element) => `${nameOf(element)} scrolls sideways by ${element.scrollWidth - element.clientWidth} px`);

/** On a phone, iOS zooms in on a field with a smaller font, and the page stays zoomed. */
const minFieldPixels = 16;
const phoneWidth = 760;
const textFields =
  "textarea, select, input:not([type=radio], [type=checkbox], [type=file], [type=color], [type=range])";

const zoomedFields = (): string[] =>
  controls()
    .filter((control) => windowWidth() <= phoneWidth && control.matches(textFields))
    .filter((control) => Number.parseFloat(getComputedStyle(control).fontSize) < minFieldPixels)
    .map((control) => `${nameOf(control)} has a font of ${getComputedStyle(control).fontSize}, so iOS zooms in on it`);

/** Controls partly outside the window that can't be scrolled into view. */
const cutControls = (): string[] =>
  controls()
    .filter((control) => !control.matches(".skip, .reader-skip") && !isInScroller(control))
    .filter((control) => {
      const { left, right } = control.getBoundingClientRect();
      return left < -1 || right > windowWidth() + 1;
    })
    .map((control) => `${nameOf(control)} is cut off by the window`);

/** Fields that don't scroll, and hide a line of their text. */
const cutLines = (): string[] =>
  [...document.querySelectorAll("textarea")]
    .filter((field) => isShown(field) && getComputedStyle(field).overflowY === "hidden")
    .filter(
      (field) => field.scrollHeight - field.clientHeight > Number.parseFloat(getComputedStyle(field).fontSize) / 2,
    )
    .map((field) => `${nameOf(field)} cuts off its text`);

function isInScroller(element: Element): boolean {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
  return false;
}

interface Words {
  readonly owner: Element;
  readonly box: DOMRect;
}

/** Text in a bar that touches or covers other text. */
function touchingWords(): string[] {
  const bars = [...document.querySelectorAll("header, footer, nav, [role=toolbar]")].filter(isShown);
  return bars.flatMap((bar) => {
    const words = wordsIn(bar);
    return words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .flatMap((other) => (areTouching(one, other) ? [`${nameOf(one.owner)} touches ${nameOf(other.owner)}`] : [])),
    );
  });
}

function wordsIn(bar: Element): Words[] {
  const walker = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
  const words: Words[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!owner || node.textContent?.trim() === "" || !isShown(owner) || owner.closest(".only-spoken")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = shownPart(range.getBoundingClientRect(), owner);
    if (box.width > 1) words.push({ owner, box });
  }
  return words;
}

/** Returns the visible part of a text box: elements around it may hide the rest. */
function shownPart({ left, top, right, bottom }: DOMRect, owner: Element): DOMRect {
  let [from, to] = [left, right];
  for (let at: Element | null = owner; at; at = at.parentElement) {
    if (getComputedStyle(at).overflowX === "visible") continue;
    const frame = at.getBoundingClientRect();
    from = Math.max(from, frame.left);
    to = Math.min(to, frame.right);
  }
  return new DOMRect(from, top, Math.max(0, to - from), bottom - top);
}

function areTouching(one: Words, other: Words): boolean {
  if (one.owner.closest("a, button, p, [role=status]") === other.owner.closest("a, button, p, [role=status]"))
    return false;
  const isOnOneLine = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > 4;
  const gap = Math.max(one.box.left, other.box.left) - Math.min(one.box.right, other.box.right);
  return isOnOneLine && gap < 2;
}
