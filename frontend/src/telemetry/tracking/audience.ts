import { contactOf } from "#domain/contacts/contact.ts";
import { laterData } from "#domain/contacts/contactData.ts";
import type { Marketing } from "./marketing.ts";
import type { Visitor } from "./visitor.ts";

/** More than happens before it is known who somebody is. */
const mostWaiting = 20;

interface Audience {
  /** Another visitor, or the same of whom more is known. */
  readonly meet: (visitor: Visitor) => void;
  /** Does it once it is known who visits; never, where they do not want it. */
  readonly tell: (run: () => void) => void;
}

/** Stands between what happens and the marketing script: it hears of who visits first, and of nobody who refuses. */
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
      if (kind === "unknown") waiting = [...waiting, run].slice(-mostWaiting);
      else if (kind !== "refusing") run();
    },
  };
}

/** What HubSpot keeps of a contact besides, as the contact sync writes it. */
function propertiesOf(visitor: Visitor) {
  if (visitor.kind !== "person" || !visitor.subscription) return undefined;
  const { id, email, subscription } = visitor;
  return laterData(contactOf({ userId: id, email, fullName: "" }, subscription), nothingKnown).customProperties;
}

const nothingKnown = { lastActive: undefined, playsCount: undefined };
