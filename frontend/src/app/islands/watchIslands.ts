import type { IslandName } from "../../modules/screen/Island.tsx";
import { logger } from "../../platform/logger.ts";
import { findTyped } from "./typedText.ts";

/** What people do before they use a control. */
const approaches = ["pointerover", "pointerdown", "focusin"] as const;

const controls = "button, input, select, textarea";

/** Controls that do something when they're clicked. Others only need the focus. */
const actions = "button, input[type=radio]";

/** The button opens the dialog that belongs to the notice. */
const partners: Partial<Record<string, IslandName>> = { CookieSettingsButton: "CookieNotice" };

const started = new Map<HTMLElement, Promise<void>>();
/** Islands whose components are about to take over. */
const starting = new Set<Promise<void>>();
let heldClicks = 0;
/** The link that is followed after waiting. */
let followed: HTMLElement | undefined;

export const findIslands = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-island]")];

/**
 * Lets a component take over each island when somebody is about to use it, so that most visits load no such code. Its
 * controls can be used from now on: clicks wait until then.
 */
export function watchIslands(): void {
  document.addEventListener("click", holdLink, { capture: true });
  for (const island of findIslands()) {
    // Links work without code.
    if (!island.querySelector(controls)) continue;
    for (const approach of approaches) island.addEventListener(approach, onApproach, { passive: true });
    island.addEventListener("click", holdClick, { capture: true });
    enableControls(island);
    if (island.contains(document.activeElement)) startIsland(island).catch(noteFailure);
  }
}

/** Lets a component take over its island now. Resolves when it has. */
export function startIsland(island: HTMLElement): Promise<void> {
  const known = started.get(island);
  if (known) return known;
  const running = hydrate(island);
  started.set(island, running);
  starting.add(running);
  const forget = () => void starting.delete(running);
  running.then(forget, forget);
  return running;
}

async function hydrate(island: HTMLElement): Promise<void> {
  try {
    const { loadCode } = await import("../../platform/reloadForNewRelease.ts");
    await loadCode(async () => (await import("./hydrateIsland.tsx")).hydrateIsland(island));
    await Promise.all(partnersOf(island).map(startIsland));
    for (const approach of approaches) island.removeEventListener(approach, onApproach);
    island.removeEventListener("click", holdClick, { capture: true });
  } catch (error) {
    // The next click tries again.
    started.delete(island);
    throw error;
  }
}

function partnersOf({ dataset }: HTMLElement): readonly HTMLElement[] {
  const partner = partners[dataset.island ?? ""];
  return findIslands().filter((other) => other.dataset.island === partner);
}

const noteFailure = (error: unknown): void => logger.warn("A part of the page could not be loaded", { error });

function onApproach({ currentTarget }: Event): void {
  if (currentTarget instanceof HTMLElement) startIsland(currentTarget).catch(noteFailure);
}

function holdClick(event: Event): void {
  const { target, currentTarget: island } = event;
  const control = target instanceof Element ? target.closest<HTMLElement>(actions) : null;
  if (!control || !(island instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
  const place = [...island.querySelectorAll<HTMLElement>(actions)].indexOf(control);
  // An island is drawn again if somebody is signed in, for example, and so has another control in the same place.
  const sameControl = () =>
    control.isConnected ? control : [...island.querySelectorAll<HTMLElement>(actions)].at(place);
  heldClicks += 1;
  const forget = () => {
    heldClicks -= 1;
  };
  startIsland(island)
    .then(() => sameControl()?.click(), noteFailure)
    .finally(forget);
}

/** What was typed is kept, and what was clicked is done, before a link leads away. */
function holdLink(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a[href]") : null;
  if (!link || link === followed) return;
  for (const island of findIslands())
    if (!started.has(island) && findTyped(island).length > 0) startIsland(island).catch(noteFailure);
  if (starting.size === 0 || (heldClicks === 0 && findTyped(document.body).length === 0)) return;
  event.preventDefault();
  event.stopPropagation();
  void Promise.allSettled(starting).then(() => follow(link));
}

/** Follows it even if the code couldn't be loaded. */
function follow(link: HTMLElement): void {
  followed = link;
  link.click();
  followed = undefined;
}

/** Pages are built with disabled controls, because without any code they do nothing. */
function enableControls(island: HTMLElement): void {
  for (const control of island.querySelectorAll("[disabled]")) control.removeAttribute("disabled");
  for (const field of island.querySelectorAll("[readonly]")) field.removeAttribute("readonly");
}
