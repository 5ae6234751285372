/** The value of a metric in one period. Undefined if there's no data. */
export type Value = number | undefined;

/**
 * Evaluates an expression of CloudWatch's metric math in one period, as far as our templates use it: `+`, `-`, `*`, `/`, `>=`, `AND`,
 * `IF`, `FILL` and `MAX`. Where a value has no data, a result has none, and neither has a division by zero. `FILL` can't fill a metric that never had a value.
 */
export function evaluate(
  expression: string,
  metric: (id: string) => Value,
  everHadValue: (id: string) => boolean = () => true,
): Value {
  const tokens = expression.match(/\d+(?:\.\d+)?|\w+|>=|\S/g) ?? [];
  const take = (token?: string): string => {
    const next = tokens.shift();
    if (next === undefined || (token !== undefined && next !== token)) throw unknown(expression);
    return next;
  };
  /** Reads operands between these operators, from left to right. */
  const chain =
    (operand: () => Value, operators: Readonly<Record<string, (left: number, right: number) => Value>>) => () => {
      let result = operand();
      for (let apply = operators[tokens[0] ?? ""]; apply; apply = operators[tokens[0] ?? ""]) {
        take();
        const next = operand();
        result = result === undefined || next === undefined ? undefined : apply(result, next);
      }
      return result;
    };
  const list = (): readonly Value[] => {
    const values = [whole()];
    while (tokens[0] === ",") {
      take(",");
      values.push(whole());
    }
    return values;
  };
  const functions: Readonly<Record<string, () => Value>> = {
    FILL: () => {
      const isFillable = everHadValue(tokens[0] ?? "");
      const [value, otherwise] = list();
      return value ?? (isFillable ? otherwise : undefined);
    },
    IF: () => {
      const [condition, then, otherwise] = list();
      return condition === undefined ? undefined : condition ? then : otherwise;
    },
    MAX: () => {
      take("[");
      const present = list().filter((value) => value !== undefined);
      take("]");
      return present.length > 0 ? Math.max(...present) : undefined;
    },
  };
  const inBrackets = (read: () => Value): Value => {
    const value = read();
    take(")");
    return value;
  };
  const operand = (): Value => {
    const token = take();
    if (/^\d/.test(token)) return Number(token);
    if (token === "(") return inBrackets(whole);
    const call = functions[token];
    if (call) {
      take("(");
      return inBrackets(call);
    }
    if (/^[a-z]\w*$/.test(token)) return metric(token);
    throw unknown(expression);
  };
  const product = chain(operand, {
    "*": (left, right) => left * right,
    "/": (left, right) => (right === 0 ? undefined : left / right),
  });
  const sum = chain(product, { "+": (left, right) => left + right, "-": (left, right) => left - right });
  const comparison = chain(sum, { ">=": (left, right) => Number(left >= right) });
  const whole: () => Value = chain(comparison, { AND: (left, right) => Number(left !== 0 && right !== 0) });
  const result = whole();
  if (tokens.length > 0) throw unknown(expression);
  return result;
}

const unknown = (expression: string): Error => new Error(`The tests don't know this metric math: ${expression}`);
