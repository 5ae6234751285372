/**
 * The conflict code for an `after` beyond the log's end: the device must send everything it has again. Apart from the
 * contracts, so that a play opens without the code for data validation.
 */
export const beyondLog = "beyond-log";
