import type { Template } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { bareStage, type SynthesizedStage, wholeStage } from "#tests/support/synthesizedStage.ts";
import type { Deployed } from "./measures.ts";
import { serviceLimits } from "./serviceLimits.ts";

const stacks = ["app", "monitoring", "edge", "edgeAlarms", "content"] as const;
const stages: readonly (readonly [string, () => SynthesizedStage])[] = [
  ["with every setting", wholeStage],
  ["without settings", bareStage],
];
const templatesOf = (stage: SynthesizedStage) =>
  stacks.map((stack) => [stack, (stage[stack] as Template).toJSON() as Deployed] as const);

const exceededIn = (templates: readonly (readonly [string, Deployed])[]): readonly string[] =>
  serviceLimits.flatMap(({ what, max, measure }) =>
    templates.flatMap(([stack, template]) =>
      measure(template).flatMap(([where, value]) =>
        value <= max ? [] : [`${stack} ${where}: ${value} ${what}, and AWS takes ${max}`],
      ),
    ),
  );

test.each(stages)("AWS takes the templates of a stage %s", (_, stage) => {
  expect(exceededIn(templatesOf(stage()))).toEqual([]);
});

test("what AWS doesn't take is named with its place", () => {
  const [Type, Rule] = [
    "AWS::Lambda::Function",
    { Statement: { ManagedRuleGroupStatement: { Name: "AWSManagedRulesCommonRuleSet" } } },
  ];
  const Resources = {
    Plays: { Type, Properties: { Description: "x".repeat(257), Timeout: 901 } },
    WebAcl: { Type: "AWS::WAFv2::WebACL", Properties: { Rules: [Rule, Rule, Rule] } },
  };
  expect(exceededIn([["app", { Resources }]])).toEqual([
    "app Plays: 257 characters of a function's description, and AWS takes 256",
    "app Plays: 901 seconds of a function, and AWS takes 900",
    "app WebAcl: 2100 capacity units of a web ACL without a surcharge, and AWS takes 1500",
  ]);
});

test.each(serviceLimits)("$what: something is measured", ({ measure }) => {
  const values = templatesOf(wholeStage()).flatMap(([, template]) => measure(template));
  expect(values.length).toBeGreaterThan(0);
  for (const [where, value] of values) expect(value, where).not.toBeNaN();
});
