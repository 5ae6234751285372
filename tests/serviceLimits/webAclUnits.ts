export interface WebAclRule {
  readonly Statement: Readonly<Record<string, unknown>>;
}

/** AWS's prices in units. A group of AWS's rules has its own, from the same page. */
const statementUnits: Readonly<Record<string, number>> = {
  RateBasedStatement: 2,
  ByteMatchStatement: 10,
  RegexMatchStatement: 3,
  SizeConstraintStatement: 1,
  GeoMatchStatement: 1,
  AndStatement: 1,
  OrStatement: 1,
  NotStatement: 1,
};
const managedUnits: Readonly<Record<string, number>> = {
  AWSManagedRulesAmazonIpReputationList: 25,
  AWSManagedRulesKnownBadInputsRuleSet: 200,
  AWSManagedRulesCommonRuleSet: 700,
};

/** Returns how many of AWS's capacity units a web ACL's rules need. Throws for a kind of rule that it doesn't know. */
export const unitsOf = (rules: readonly WebAclRule[]): number =>
  rules.reduce((total, { Statement }) => total + unitsOfStatement(Statement), 0);

function unitsOfStatement(statement: Readonly<Record<string, unknown>>): number {
  return Object.entries(statement).reduce((total, [kind, given]) => {
    const {
      Name,
      ScopeDownStatement,
      Statements = [],
      Statement,
      FieldToMatch,
      TextTransformations = [],
    } = given as {
      Name?: string;
      ScopeDownStatement?: Readonly<Record<string, unknown>>;
      Statements?: readonly Readonly<Record<string, unknown>>[];
      Statement?: Readonly<Record<string, unknown>>;
      FieldToMatch?: object;
      TextTransformations?: readonly unknown[];
    };
    const own = kind === "ManagedRuleGroupStatement" ? managedUnits[Name ?? ""] : statementUnits[kind];
    if (own === undefined) throw new Error(`How many units does ${kind} ${Name ?? ""} have?`);
    const nested = [ScopeDownStatement, Statement, ...Statements].flatMap((each) =>
      each ? [unitsOfStatement(each)] : [],
    );
    // JSON bodies double a match, and each transformation adds ten.
    const match = own * (FieldToMatch && "JsonBody" in FieldToMatch ? 2 : 1) + 10 * TextTransformations.length;
    return total + match + nested.reduce((sum, units) => sum + units, 0);
  }, 0);
}
