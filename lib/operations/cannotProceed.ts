/** Why an operator's command doesn't continue, as sentences for the person at the terminal. */
export class CannotProceed extends Error {}
