/** A person as the contact system keeps them: found by address, described by HubSpot's own and our custom properties. */
export interface CrmContact {
  readonly email: string;
  /** By HubSpot's names; ours are in `domain/automation/contactProperties.ts`. */
  readonly properties: Readonly<Record<string, string>>;
}

/** A contact of a batch that was not taken, while others were. */
export interface CrmFailure {
  readonly email: string;
  /** A sentence for the administrator: what is wrong, and what to do. No address stands in it. */
  readonly reason: string;
  /** Whether the same contact may be taken later, unchanged. */
  readonly retriable: boolean;
}

/** Something that a person did. */
export interface CrmEvent {
  /** A UUID: whatever comes twice under it is known once. */
  readonly id: string | undefined;
  readonly email: string;
  /** One of `domain/automation/crmEvents.ts`. */
  readonly name: string;
  readonly occurredAt: Date;
  readonly properties: Readonly<Record<string, string>>;
}

/** The `code` of the `CrmError` for an event of a person whom the contact system does not know: send the contact first. */
export const unknownContact = "CONTACT_DOESNT_EXIST";

/** HubSpot takes so many contacts in one batch. */
export const mostContacts = 100;

/** The contact system, as far as those ask it who keep contacts up to date. What fails as a whole throws `CrmError`. */
export interface Crm {
  /** Makes or changes contacts, at most `mostContacts`. Answers those that were not taken; an address that comes twice counts once, the last. */
  readonly upsertContacts: (contacts: readonly CrmContact[]) => Promise<readonly CrmFailure[]>;
  /** Only the largest accounts have events: where HubSpot says that this one may not, it is logged and let go. */
  readonly sendEvent: (event: CrmEvent) => Promise<void>;
  /** For good, with all history. Nobody there is no error. */
  readonly forgetContact: (email: string) => Promise<void>;
}

interface CrmErrorOptions {
  readonly retriable: boolean;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly waitSeconds?: number | undefined;
}

/** The contact system did not do what was asked. `message` is a sentence for the administrator without anybody's address. */
export class CrmError extends Error {
  /** Whether the same request may go through later, unchanged. */
  readonly retriable: boolean;
  /** The HTTP status; undefined where nothing was answered. */
  readonly status: number | undefined;
  /** HubSpot's own word, e.g. `PROPERTY_DOESNT_EXIST`. */
  readonly code: string | undefined;
  /** How long HubSpot asked to be left alone. */
  readonly waitSeconds: number | undefined;

  constructor(message: string, { retriable, status, code, waitSeconds }: CrmErrorOptions) {
    super(message);
    this.name = "CrmError";
    this.retriable = retriable;
    this.status = status;
    this.code = code;
    this.waitSeconds = waitSeconds;
  }
}
