/** An update expression that sets these attributes; their names may be words that the table keeps for itself. */
export function assignments(values: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return {
    UpdateExpression: `SET ${entries.map((_, n) => `#set${n} = :set${n}`).join(", ")}`,
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name], n) => [`#set${n}`, name])),
    ExpressionAttributeValues: Object.fromEntries(entries.map(([, value], n) => [`:set${n}`, value])),
  };
}
