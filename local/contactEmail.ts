/** The contact address on this machine: its mail lands in the outbox. */
export const contactEmail = "hello@ghostlight.test";
