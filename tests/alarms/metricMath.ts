/** The value of a metric in one period. Undefined if there's no data. */
export type Value = number | undefined;

/**
 * Evaluates an expression of CloudWatch's metric math in one period, as far as our templates use it: `+`, `-`, `FILL` and
 * `MAX`. Where a value has no data, a sum has none.
 */
export function evaluate(expression: string, metric: (id: string) => Value): Value {
  const tokens = expression.match(/\w+|\S/g) ?? [];
  const take = (token?: string): string => {
    const next = tokens.shift();
    if (next === undefined || (token !== undefined && next !== token)) throw unknown(expression);
    return next;
  };
  const sum = (): Value => {
    let total = operand();
    while (tokens[0] === "+" || tokens[0] === "-") {
      const sign = take() === "+" ? 1 : -1;
      const next = operand();
      total = total === undefined || next === undefined ? undefined : total + sign * next;
    }
    return total;
  };
  const operand = (): Value => {
    const token = take();
    if (/^\d+$/.test(token)) return Number(token);
    if (token === "FILL") return fill();
    if (token === "MAX") return max();
    if (/^[a-z]\w*$/.test(token)) return metric(token);
    throw unknown(expression);
  };
  const fill = (): Value => {
    take("(");
    const value = sum();
    take(",");
    const otherwise = sum();
    take(")");
    return value ?? otherwise;
  };
  const max = (): Value => {
    for (const token of ["(", "["]) take(token);
    const values = [sum()];
    while (tokens[0] === ",") {
      take(",");
      values.push(sum());
    }
    for (const token of ["]", ")"]) take(token);
    const present = values.filter((value) => value !== undefined);
    return present.length > 0 ? Math.max(...present) : undefined;
  };
  const result = sum();
  if (tokens.length > 0) throw unknown(expression);
  return result;
}

const unknown = (expression: string): Error => new Error(`The tests don't know this metric math: ${expression}`);
