import { limits, reachedAt } from "./limits.ts";
import { type Costs, costsPerStage, costsPerWriter, totalOf } from "./monthlyCosts.ts";
import { averageHours, unitsOf, writerKinds } from "./writerMonth.ts";

/** What an average active writer may cost in a month, in US dollars. */
export const promisedPerWriter = 0.02;

const sizes = [1_000, 100_000, 10_000_000] as const;
const average = unitsOf(averageHours);
const perWriter = costsPerWriter(average);

/** Returns `docs/costs.md`. */
export const costsPage = (): string => `# Costs

What a stage costs in a month, and which limit it reaches first. \`npm run costs -- --write\` writes this page from what the
benchmarks have measured (\`lib/costs\`); a test fails if it's out of date. Prices are AWS list prices of 2025 for eu-west-1,
without taxes, discounts, and free tiers. Nothing here has been compared with a bill yet.

An active writer is someone who writes at least once in a month. How much they write is an assumption: on average, ${round(averageHours)} hours.

| active writers who | share | hours in a month | cost |
|---|---|---|---|
${writerKinds.map(({ name, share, hours }) => row(name, `${share * 100} %`, `${hours}`, cents(totalOf(costsPerWriter(unitsOf(hours)))))).join("\n")}
| **on average** | | ${round(averageHours)} | **${cents(totalOf(perWriter))}** (promised: at most ${cents(promisedPerWriter)}) |

Cognito isn't included. It charges for each person who signs in, after the first 10,000 in a month.

## An average writer's month

${Math.round(average.saves).toLocaleString("en-US")} saves in ${round(average.sessions)} sessions of 45 minutes, and a few readers.

${tableOf("service", perWriter, cents)}

## A stage without anybody

${tableOf("what it has", costsPerStage, dollars)}

## With more writers

| active writers | stage | writers | for each of them | limits that have been reached |
|---|---|---|---|---|
${sizes.map(sizeRow).join("\n")}

Below some ${formatCount(totalOf(costsPerStage) / (promisedPerWriter - totalOf(perWriter)))} active writers, the share of each of them in the stage's own costs adds up to
more than is promised for a writer.

## Which limit comes first

The busiest hour has one two-hundredth of a month's use. A limit that somebody reaches answers 429 or 503, and the device
sends again later: nothing that's written gets lost.

| limit | value | whose | reached with | what to do |
|---|---|---|---|---|
${inOrder()
  .map((limit) =>
    row(
      limit.name,
      `${limit.value.toLocaleString("en-US")} ${limit.unit}`,
      limit.owner,
      `${formatCount(reachedAt(limit, average))} writers`,
      limit.remedy,
    ),
  )
  .join("\n")}
`;

const inOrder = () => limits.toSorted((a, b) => reachedAt(a, average) - reachedAt(b, average));

function sizeRow(writers: number): string {
  const total = totalOf(costsPerStage) + writers * totalOf(perWriter);
  const reached = inOrder().filter((limit) => reachedAt(limit, average) < writers);
  return row(
    writers.toLocaleString("en-US"),
    dollars(totalOf(costsPerStage)),
    dollars(writers * totalOf(perWriter)),
    cents(total / writers),
    reached.length === 0 ? "none" : `the first ${reached.length} below`,
  );
}

const tableOf = (heading: string, costs: Costs, format: (cost: number) => string): string =>
  [
    `| ${heading} | US dollars |`,
    "|---|---|",
    ...Object.entries(costs).map(([name, cost]) => row(name, format(cost))),
    row("**together**", `**${format(totalOf(costs))}**`),
  ].join("\n");

const row = (...cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const cents = (cost: number): string => `$${cost.toFixed(4)}`;
const dollars = (cost: number): string =>
  `$${cost.toLocaleString("en-US", { maximumFractionDigits: cost < 1000 ? 2 : 0 })}`;
const round = (value: number): string => `${Math.round(value * 10) / 10}`;

/** Two digits are as many as such a figure is good for. */
const formatCount = (count: number): string => Number(count.toPrecision(2)).toLocaleString("en-US");
