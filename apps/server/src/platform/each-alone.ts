/**
 * Does the same for each, one after the other, also after one for whom it failed.
 *
 * @throws {AggregateError} with every failure, once all have had their turn.
 */
export async function eachAlone<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} failed`, { cause: failures[0] });
}
