/*
 * The values that every message knows by name, such as `{daysInBin}`. Each is where its rule is, so that a text can't say another
 * number.
 */
import { type Feature, plans, planWith, yearlySaving } from "#domain/subscription/plans.ts";

export { maxFullNameLength } from "#domain/account/fullName.ts";
export { freshSignInMinutes } from "#domain/api/account.ts";
export { daysInBin } from "#domain/play/card.ts";
export { maxFirstPages } from "#domain/play/formats/package/packageChoices.ts";
export { unlimitedPlanName as unlimitedPlan } from "#domain/subscription/plans.ts";

const nameOfPlanWith = (feature: Feature): string => plans[planWith(feature)].name;

const savingInPercent = (): number => Math.round((100 * yearlySaving(plans.writer)) / (12 * plans.writer.monthly));

/** The number of plays in the free plan. */
export const freePlays = /* @__PURE__ */ (() => plans.free.playLimit)();

/** The cheapest plans with these features. */
export const feedbackPlan = /* @__PURE__ */ nameOfPlanWith("feedback");
export const blindReadingPlan = /* @__PURE__ */ nameOfPlanWith("blindReading");
export const sidesPlan = /* @__PURE__ */ nameOfPlanWith("sides");

/** What a year costs less than twelve months: the same for every paid plan. */
export const savedPercent = /* @__PURE__ */ savingInPercent();
