import { contactOf } from "#domain/contacts/contact.ts";
import { laterData } from "#domain/contacts/contactData.ts";
import type { Marketing } from "./marketing.ts";
import type { Visitor } from "./visitor.ts";

/** More than usually happens before the visitor is known. */
const maxWaiting = 20;

interface Audience {
  /** A different visitor, or more about the same one. */
  readonly meet: (visitor: Visitor) => void;
  /** Runs once the visitor is known; never if they don't want it. */
  readonly tell: (run: () => void) => void;
}

/** Controls what reaches the marketing script: it gets the visitor first, and nothing about people who refuse. */
export function openMarketingVisitor(marketing: Pick<Marketing, "identify" | "setUserProperties" | "stop">): Audience {
  let kind: Visitor["kind"] = "unknown";
  let waiting: readonly (() => void)[] = [];
  let told = "";
  const introduce = (visitor: Visitor): void => {
    marketing.identify(visitor.kind === "person" ? visitor : undefined);
    const properties = propertiesOf(visitor);
    const text = JSON.stringify(properties);
    if (!properties || text === told) return;
    told = text;
    marketing.setUserProperties(properties);
  };
  return {
    meet(visitor) {
      if (visitor.kind === "refusing" && kind !== "refusing") marketing.stop();
      kind = visitor.kind;
      if (kind === "unknown") return;
      if (kind !== "refusing") introduce(visitor);
      const happened = kind === "refusing" ? [] : waiting;
      waiting = [];
      for (const run of happened) run();
    },
    tell(run) {
      if (kind === "unknown") waiting = [...waiting, run].slice(-maxWaiting);
      else if (kind !== "refusing") run();
    },
  };
}

/** Other contact properties in HubSpot, with the same values as the contact sync writes. */
function propertiesOf(visitor: Visitor) {
  if (visitor.kind !== "person" || !visitor.subscription) return undefined;
  const { id, email, subscription } = visitor;
  return laterData(contactOf({ userId: id, email, fullName: "" }, subscription), nothingKnown).customProperties;
}

const nothingKnown = { lastActive: undefined, playsCount: undefined };
