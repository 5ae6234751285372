import { localPriceIds, type Price, prices } from "#local/stripe/prices.ts";

/** The price of each plan and interval in a stage's settings. Tests of the infrastructure can't import the local services. */
export const stagePriceIds = localPriceIds;

export const stagePrices: ReadonlyMap<string, Price> = new Map(prices.map((price) => [price.id, price]));
