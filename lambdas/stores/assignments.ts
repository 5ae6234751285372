/**
 * Returns an update expression that sets these attributes. It uses placeholders because their names may be reserved
 * words.
 */
export function assignments(values: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return {
    UpdateExpression: `SET ${entries.map((_, n) => `#set${n} = :set${n}`).join(", ")}`,
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name], n) => [`#set${n}`, name])),
    ExpressionAttributeValues: Object.fromEntries(entries.map(([, value], n) => [`:set${n}`, value])),
  };
}
