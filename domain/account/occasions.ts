const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const newUserHours = 24;

/** An account of the last 24 hours gets the welcome. */
export const isNewUser = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < newUserHours * hourMs;

/** Numbers of plays that are worth a word. */
const milestones: readonly number[] = [5, 10, 25, 50, 100];

/** Exactly at one of them: a sixth play is no milestone. */
export const isMilestone = (plays: number): boolean => milestones.includes(plays);

const discoveryPlays = 3;
export const discoverySeconds = 60;

/** Features are suggested to who has three plays or more, a minute after the sign-in. */
export const maySuggestFeatures = (plays: number, signedInAt: Date, now: Date): boolean =>
  plays >= discoveryPlays && now.getTime() - signedInAt.getTime() >= discoverySeconds * 1000;

const reengagementDays = 7;

/** Whole days since the profile was last touched: read before this visit touches it, or it is always 0. */
export const daysAway = (lastTouched: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - lastTouched.getTime()) / dayMs));

/** Who was away for seven days or more is greeted again. */
export const isBackAfterLong = (lastTouched: Date, now: Date): boolean =>
  daysAway(lastTouched, now) >= reengagementDays;
