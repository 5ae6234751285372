import {
  type Crm,
  type CrmContact,
  CrmError,
  type CrmEvent,
  type CrmFailure,
  unknownContact,
} from "#lambdas/services/crm.ts";

const ofUnknownContact = () =>
  new CrmError("Nobody is known under this address.", { retriable: true, status: 404, code: unknownContact });

/** An in-memory CRM that can be told to fail. */
export function crmInMemory() {
  const contacts = new Map<string, CrmContact["properties"]>();
  const events: CrmEvent[] = [];
  const batches: string[][] = [];
  const refusals = new Map<string, CrmFailure>();
  let trouble: CrmError | undefined;
  let meanwhile: () => Promise<void> = async () => undefined;
  let calls = 0;
  const answer = async () => {
    calls += 1;
    if (trouble) throw trouble;
    const run = meanwhile;
    meanwhile = async () => undefined;
    await run();
  };
  const crm: Crm = {
    upsertContacts: async (given) => {
      await answer();
      batches.push(given.map(({ email }) => email));
      for (const { email, properties } of given) {
        if (!refusals.has(email)) contacts.set(email, { ...contacts.get(email), ...properties });
      }
      return given.flatMap(({ email }) => refusals.get(email) ?? []);
    },
    sendEvent: async (event) => {
      await answer();
      if (!contacts.has(event.email)) throw ofUnknownContact();
      events.push(event);
    },
    forgetContact: async (email) => {
      await answer();
      contacts.delete(email);
    },
  };
  return {
    crm,
    contacts,
    events,
    batches,
    /** How often it was called. */
    asked: () => calls,
    /** From now on every call fails with this error; undefined means none. */
    fail: (error: CrmError | undefined) => {
      trouble = error;
    },
    /** Rejects this contact, whatever happens to the rest of its batch; undefined accepts it again. */
    refuse: (email: string, failure: Omit<CrmFailure, "email"> | undefined) => {
      if (failure) refusals.set(email, { email, ...failure });
      else refusals.delete(email);
    },
    /** Runs once, during the next call. */
    during: (run: () => Promise<void>) => {
      meanwhile = run;
    },
  };
}
