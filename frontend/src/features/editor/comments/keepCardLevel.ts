import type { FeedbackId } from "#domain/feedback/feedback.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { findScroller } from "#frontend/modules/editor/pages/scroller.ts";
import { findCommentRange } from "#frontend/modules/editor/plugins/comments.ts";
import { isPhone } from "#frontend/modules/editor/screen/screenControl.ts";

/** What a writer does to see other cards. From then on, the card stays where it is in the list. */
const leaving = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Shows a comment's card, and keeps it level with its passage while the text scrolls. If its passage is out of view, it
 * stays at that end of the list. On a phone, the list is below the text. Returns a function that stops it.
 */
export function keepCardLevel(editor: Editor, id: FeedbackId): () => void {
  const list = document.querySelector<HTMLElement>(".comments-list");
  const view = editor.view();
  if (!list) return () => undefined;
  const place = (): void => {
    const card = list.querySelector(`[data-feedback="${id}"]`);
    const passage = view && findCommentRange(view.state, id);
    if (!card) return;
    if (!passage || window.matchMedia(isPhone).matches) card.scrollIntoView({ block: "nearest" });
    else standAt(list, card, view.coordsAtPos(passage.from).top);
  };
  // Cards on the way get their real height only when they come near, and the text scrolls twice.
  let frame = requestAnimationFrame(() => {
    place();
    frame = requestAnimationFrame(place);
  });
  const stop = new AbortController();
  const { signal } = stop;
  const follow = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  if (view) findScroller(view.dom)?.addEventListener("scroll", follow, { passive: true, signal });
  const end = (): void => {
    cancelAnimationFrame(frame);
    stop.abort();
  };
  for (const type of leaving) list.addEventListener(type, end, { passive: true, signal });
  return end;
}

/** Pixels between a card and the end of the list. */
const margin = 12;

/**
 * Scrolls the list until the card is at this height of the window. Room before the first card and after the last one is
 * added as far as that needs it.
 */
function standAt(list: HTMLElement, card: Element, wanted: number): void {
  const { top, bottom } = list.getBoundingClientRect();
  const { top: cardTop, height } = card.getBoundingClientRect();
  const [lowest, highest] = [Math.max(top + margin, bottom - height - margin), top + margin];
  const at = Math.min(Math.max(wanted, highest), lowest) - top;
  const above = Number.parseFloat(list.style.getPropertyValue("--room-above")) || 0;
  const start = cardTop - top + list.scrollTop - above;
  const end = (list.lastElementChild?.getBoundingClientRect().bottom ?? cardTop) - top + list.scrollTop - above;
  const room = Math.max(0, at - start);
  const scrollTop = room + start - at;
  list.style.setProperty("--room-above", `${room}px`);
  list.style.setProperty("--room-below", `${Math.max(0, scrollTop + list.clientHeight - room - end - margin)}px`);
  list.scrollTop = scrollTop;
}
