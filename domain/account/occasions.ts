import { dayMs, hourMs } from "../time.ts";

const newUserHours = 24;

/** Accounts created within the last 24 hours get the welcome. */
export const isNewUser = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < newUserHours * hourMs;

/** The numbers of plays that are celebrated. */
const milestones: readonly number[] = [5, 10, 25, 50, 100];

/** True only at the exact number: a sixth play isn't a milestone. */
export const isMilestone = (plays: number): boolean => milestones.includes(plays);

const discoveryPlays = 3;
export const discoverySeconds = 60;

/** Features are suggested to people with three or more plays, a minute after they sign in. */
export const maySuggestFeatures = (plays: number, signedInAt: Date, now: Date): boolean =>
  plays >= discoveryPlays && now.getTime() - signedInAt.getTime() >= discoverySeconds * 1000;

const reengagementDays = 7;

/** Whole days since the profile was last updated. Read it before this visit updates the profile, or it's always 0. */
export const daysAway = (lastTouched: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - lastTouched.getTime()) / dayMs));

/** People who were away for seven days or more are welcomed back. */
export const isReturning = (lastTouched: Date, now: Date): boolean => daysAway(lastTouched, now) >= reengagementDays;
