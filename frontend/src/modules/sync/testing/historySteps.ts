import { fc } from "#tests/support/fastCheck.ts";
import { type NetworkCondition, networkConditions } from "./testNetwork.ts";
import { type WayOfDeleting, waysOfDeleting } from "./waysOfDeleting.ts";
import { type WayOfRestoring, waysOfRestoring } from "./waysOfRestoring.ts";

/** `at` and `share` are places and parts of the play: from 0 to 1. */
export type HistoryStep =
  /** Types, in elements of its own if that's much, and lets the text stand on the screen or not. */
  | {
      readonly kind: "write";
      readonly tab: number;
      readonly at: number;
      readonly words: number;
      readonly stands: boolean;
    }
  /** Deletes. `typed`: so many words are typed right before. */
  | {
      readonly kind: "delete";
      readonly tab: number;
      readonly way: WayOfDeleting;
      readonly at: number;
      readonly share: number;
      readonly typed: number;
    }
  | { readonly kind: "restore"; readonly tab: number; readonly way: WayOfRestoring; readonly at: number }
  | { readonly kind: "pass"; readonly ms: number }
  | { readonly kind: "network"; readonly device: number; readonly condition: NetworkCondition }
  | { readonly kind: "late" | "full"; readonly device: number }
  | { readonly kind: "crash" | "close" | "save" | "hide" | "wake"; readonly tab: number }
  | { readonly kind: "compact" };

const tab = fc.integer({ min: 0, max: 3 });
const device = fc.integer({ min: 0, max: 2 });
const place = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);

const write = (words: readonly number[]) =>
  fc.record({
    kind: fc.constant("write" as const),
    tab,
    at: place,
    words: fc.constantFrom(...words),
    stands: fc.boolean(),
  });

export const arbitraryHistory: fc.Arbitrary<readonly HistoryStep[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: write([1, 2, 5]) },
    { weight: 5, arbitrary: write([12, 30, 130]) },
    {
      weight: 5,
      arbitrary: fc.record({ kind: fc.constant("pass" as const), ms: fc.constantFrom(20, 120, 600, 2_600, 6_000) }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant("delete" as const),
        tab,
        way: fc.constantFrom(...waysOfDeleting),
        at: place,
        share: fc.constantFrom(0.1, 0.5, 1),
        typed: fc.constantFrom(0, 1, 6),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant("restore" as const),
        tab,
        way: fc.constantFrom(...waysOfRestoring),
        at: place,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant("network" as const),
        device,
        condition: fc.constantFrom(...networkConditions),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("late" as const), device }) },
    // Tabs of a full browser only hear of each other through the server, so it has one.
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("full" as const), device: fc.constantFrom(1, 2) }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constantFrom(...(["crash", "close", "save", "hide", "wake"] as const)), tab }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("compact" as const) }) },
  ),
  { minLength: 5, maxLength: 40, size: "max" },
);
