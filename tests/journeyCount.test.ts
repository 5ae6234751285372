import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Lower it when journeys become fewer. A test of a screen belongs on the workbench, where it costs a third. */
const mostJourneys = 125;

test("there are no more journeys than before", () => {
  const folder = join(import.meta.dirname, "journeys");
  const files = readdirSync(folder).filter((name) => name.endsWith(".test.ts"));
  const count = (name: string) => readFileSync(join(folder, name), "utf8").match(/^ *test(\.\w+)?\(/gm)?.length ?? 0;
  const journeys = files.map(count).reduce((sum, each) => sum + each, 0);
  expect(journeys).toBeGreaterThan(100);
  expect(journeys).toBeLessThanOrEqual(mostJourneys);
});
