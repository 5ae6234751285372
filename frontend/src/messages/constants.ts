/*
 * The values about plans that every message knows by name, such as `{freePlays}`. `frontend/vite/messages/messageConstants.ts` has
 * the others.
 */
import { type Feature, plans, planWith, yearlySaving } from "#domain/subscription/plans.ts";

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
