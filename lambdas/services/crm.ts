/** A person as stored in the CRM: identified by address, described by HubSpot's own and our custom properties. */
export interface CrmContact {
  readonly email: string;
  /** Keyed by HubSpot's property names. Ours are in `domain/automation/contactProperties.ts`. */
  readonly properties: Readonly<Record<string, string>>;
}

/** A contact that was rejected from a batch while others were accepted. */
export interface CrmFailure {
  readonly email: string;
  /** A sentence for the administrator: what's wrong and what to do. It contains no address. */
  readonly reason: string;
  /** Whether the same contact may be accepted later, unchanged. */
  readonly retriable: boolean;
}

/** One thing that a person did. */
export interface CrmEvent {
  /** A UUID. An event sent twice under the same id counts once. */
  readonly id: string | undefined;
  readonly email: string;
  /** One of `domain/automation/crmEvents.ts`. */
  readonly name: string;
  readonly occurredAt: Date;
  readonly properties: Readonly<Record<string, string>>;
}

/** The `code` of the `CrmError` for an event without a contact: send the contact first. */
export const unknownContact = "CONTACT_DOESNT_EXIST";

/** HubSpot's maximum per batch. */
export const maxContacts = 100;

/** The CRM operations that the contact sync needs. A request that fails as a whole throws `CrmError`. */
export interface Crm {
  /**
   * Creates or updates contacts, at most `maxContacts`. Returns the rejected ones. If an address is given twice, the
   * last one counts.
   */
  readonly upsertContacts: (contacts: readonly CrmContact[]) => Promise<readonly CrmFailure[]>;
  /**
   * Only HubSpot's Enterprise accounts support events. If HubSpot refuses them for this account, that's logged and
   * ignored.
   */
  readonly sendEvent: (event: CrmEvent) => Promise<void>;
  /** Permanently deletes the contact with its history. A missing contact is no error. */
  readonly forgetContact: (email: string) => Promise<void>;
}

interface CrmErrorOptions {
  readonly retriable: boolean;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly waitSeconds?: number | undefined;
}

/** The CRM failed to do what was asked. `message` is a sentence for the administrator and contains no address. */
export class CrmError extends Error {
  /** Whether the same request may succeed later, unchanged. */
  readonly retriable: boolean;
  /** The HTTP status; undefined if there was no response. */
  readonly status: number | undefined;
  /** HubSpot's error code, e.g. `PROPERTY_DOESNT_EXIST`. */
  readonly code: string | undefined;
  /** How many seconds HubSpot asked us to wait. */
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
