import type { CrmEventName } from "#domain/automation/crmEvents.ts";
import { mayBeSeen } from "#domain/tracking/mayBeSeen.ts";
import { type HubspotCommand, hubspotQueue, optIn, optOut, push } from "./hubspotQueue.ts";
import { addTrackingScript, removeTrackingScript } from "./trackingScript.ts";

interface TrackedPage {
  readonly path: string;
  readonly name: string;
}

interface TrackedPerson {
  readonly id: string;
  readonly email: string;
}

/** Limits the commands that wait while a page stays open. */
const maxWaiting = 50;

/**
 * The specification's four calls to the marketing script, HubSpot's. That script runs once per page, counts a page view
 * when it starts, and sends the full address, the referrer and the tab's title with every view and event. So it's
 * loaded with the first view that counts, blocked where an address may contain a secret, and given the page's name
 * instead of the title, which may be a play's.
 */
export class Marketing {
  readonly #script: string;
  #state: "unloaded" | "starting" | "running" | "failed" = "unloaded";
  #isStopped = true;
  #isSilent = true;
  #person: TrackedPerson | undefined;
  /** The page view that the script counts itself. */
  #opening: TrackedPage | undefined;
  #waiting: readonly (() => void)[] = [];

  /** @param script its address */
  constructor(script: string) {
    this.#script = script;
  }

  /** Sets the visitor; undefined after signing out. */
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

  /** HubSpot has no command of this name. Its `identify` accepts properties. */
  setUserProperties(properties: Readonly<Record<string, string | boolean>>): void {
    this.#tell(() => push(["identify", { ...this.#person, ...properties }]));
  }

  /** The address has changed: sends what waits, or blocks the script. */
  look(): void {
    this.#flush();
  }

  /** The visitor has withdrawn consent. The next page view starts again. */
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

  /** The script has started, and its own page view comes next. */
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

  /** The browser blocks the script, for example. It isn't tried again on this page. */
  readonly #fail = (): void => {
    this.#state = "failed";
    this.#waiting = [];
    hubspotQueue().splice(0);
  };

  #tell(run: () => void): void {
    if (this.#state === "failed") return;
    this.#waiting = [...this.#waiting, run].slice(-maxWaiting);
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

/** The script also sends where a visitor came from, and within this site a browser gives it the full address. */
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

/** Changes the tab's title until the returned function is called. Nothing is painted in between. */
function showTitle(title: string): () => void {
  const before = document.title;
  document.title = title;
  return () => {
    if (document.title === title) document.title = before;
  };
}

/** Cookies of HubSpot's script. */
const hubspotCookies = ["hubspotutk", "__hstc", "__hssc", "__hssrc"];

/** Deletes the tracking script's cookies, for every part of the host name that it may have set them for. */
function deleteTrackingCookies(): void {
  const parts = location.hostname.split(".");
  const domains = parts.map((_, index) => `; domain=${parts.slice(index).join(".")}`);
  for (const name of hubspotCookies)
    for (const domain of ["", ...domains]) setCookie(`${name}=; path=/; max-age=0${domain}`);
}

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API.
  document.cookie = cookie;
}
