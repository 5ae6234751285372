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

/** Creates an in-memory CRM that can be made to fail. */
export function crmInMemory() {
  const contacts = new Map<string, CrmContact["properties"]>();
  const events: CrmEvent[] = [];
  const batches: string[][] = [];
  const refusals = new Map<string, CrmFailure>();
  let currentError: CrmError | undefined;
  let duringNextCall: () => Promise<void> = async () => undefined;
  let calls = 0;
  const answer = async () => {
    calls += 1;
    if (currentError) throw currentError;
    const run = duringNextCall;
    duringNextCall = async () => undefined;
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
    /** Makes every call fail with this error from now on; undefined makes calls succeed again. */
    fail: (error: CrmError | undefined) => {
      currentError = error;
    },
    /** Rejects this contact, whatever happens to the rest of its batch; undefined accepts it again. */
    refuse: (email: string, failure: Omit<CrmFailure, "email"> | undefined) => {
      if (failure) refusals.set(email, { email, ...failure });
      else refusals.delete(email);
    },
    /** Runs once, during the next call. */
    during: (run: () => Promise<void>) => {
      duringNextCall = run;
    },
  };
}
