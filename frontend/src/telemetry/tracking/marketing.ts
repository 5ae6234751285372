import type { CrmEventName } from "#domain/automation/crmEvents.ts";
import { mayBeSeen } from "#domain/tracking/mayBeSeen.ts";
import { type HubspotCommand, hubspotQueue, optIn, optOut, push } from "./hubspotQueue.ts";
import { deleteTrackingCookies } from "./trackingCookies.ts";
import { addTrackingScript, removeTrackingScript } from "./trackingScript.ts";

interface TrackedPage {
  readonly path: string;
  readonly name: string;
}

interface TrackedPerson {
  readonly id: string;
  readonly email: string;
}

/** A page that nobody leaves tells no more by its hundredth command. */
const mostWaiting = 50;

/**
 * The specification's four calls to the marketing script, HubSpot's. Read in that script: it runs once in a page; it
 * counts a page view by itself when it starts; with every view and event it sends the whole address, the referrer and the
 * tab's title. So it is loaded with the first view that counts, kept silent where an address may hold a secret, and shown
 * the page's name in place of the title, which can be a play's.
 */
export class Marketing {
  readonly #script: string;
  #state: "unloaded" | "starting" | "running" | "failed" = "unloaded";
  #isStopped = true;
  #isSilent = true;
  #person: TrackedPerson | undefined;
  /** The page that the script counts by itself. */
  #opening: TrackedPage | undefined;
  #waiting: readonly (() => void)[] = [];

  /** @param script where it is to be had */
  constructor(script: string) {
    this.#script = script;
  }

  /** Who visits from now on; nobody in particular after a sign-out. */
  identify(person: TrackedPerson | undefined): void {
    if (person?.id === this.#person?.id) return;
    const isAnother = this.#person !== undefined;
    this.#person = person && { id: person.id, email: person.email };
    if (this.#state === "unloaded") return;
    this.#tell(() => {
      if (isAnother) push(["resetVisitor"]);
      push(...this.#identity());
    });
  }

  trackEvent(id: CrmEventName): void {
    this.#tell(() => push(["trackEvent", { id }]));
  }

  trackPageView(page: TrackedPage): void {
    this.#isStopped = false;
    if (this.#state === "unloaded" && mayBeSeenHere()) this.#start(page);
    else this.#tell(() => viewed(page));
  }

  /** HubSpot has no command of this name: its `identify` takes properties along. */
  setUserProperties(properties: Readonly<Record<string, string | boolean>>): void {
    this.#tell(() => push(["identify", { ...this.#person, ...properties }]));
  }

  /** The address has changed: what waits is told, or the script is silenced. */
  look(): void {
    this.#flush();
  }

  /** The visitor agrees no more; the next page view begins anew. */
  stop(): void {
    this.#isStopped = true;
    this.#opening = undefined;
    this.#person = undefined;
    this.#waiting = [];
    if (this.#state === "starting") hubspotQueue().splice(0, Number.POSITIVE_INFINITY, this.#onRun);
    this.#silence();
    removeTrackingScript(this.#script);
    deleteTrackingCookies();
  }

  #start(page: TrackedPage): void {
    this.#opening = page;
    this.#state = "starting";
    push(...this.#identity(), ["setPath", page.path], this.#onRun);
    try {
      addTrackingScript(this.#script, this.#fail);
    } catch {
      this.#fail();
    }
  }

  /** The script runs, and its own page view is what it does next. */
  readonly #onRun = (): void => {
    if (this.#opening && this.#maySpeak()) {
      this.#speak();
      queueMicrotask(showTitle(this.#opening.name));
    } else push(optOut);
    setTimeout(() => {
      this.#state = "running";
      this.#flush();
    });
  };

  /** As where a browser blocks it: nobody is asked again in this page. */
  readonly #fail = (): void => {
    this.#state = "failed";
    this.#waiting = [];
    hubspotQueue().splice(0);
  };

  #tell(run: () => void): void {
    if (this.#state === "failed") return;
    this.#waiting = [...this.#waiting, run].slice(-mostWaiting);
    this.#flush();
  }

  #flush(): void {
    if (this.#state !== "running") return;
    if (!this.#maySpeak()) this.#silence();
    else if (this.#waiting.length > 0) {
      this.#speak();
      for (const tell of this.#waiting) tell();
      this.#waiting = [];
    }
  }

  #speak(): void {
    if (this.#isSilent) push(optIn);
    this.#isSilent = false;
  }

  #silence(): void {
    if (!this.#isSilent) push(optOut);
    this.#isSilent = true;
  }

  #maySpeak(): boolean {
    return !this.#isStopped && mayBeSeenHere();
  }

  #identity(): readonly HubspotCommand[] {
    return this.#person ? [["identify", this.#person]] : [];
  }
}

/** The script tells where a visitor came from, too; within this site a browser gives the whole of that address. */
function mayBeSeenHere(): boolean {
  const isFromHere = document.referrer.startsWith(`${location.origin}/`);
  return mayBeSeen(location.href) && (!isFromHere || mayBeSeen(document.referrer));
}

function viewed({ path, name }: TrackedPage): void {
  push(["setPath", path]);
  const restore = showTitle(name);
  push(["trackPageView"]);
  restore();
}

/** The tab has another title until what is answered is called; nothing is painted in between. */
function showTitle(title: string): () => void {
  const before = document.title;
  document.title = title;
  return () => {
    if (document.title === title) document.title = before;
  };
}
