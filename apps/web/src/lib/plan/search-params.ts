/**
 * Reads what an address asks of a page. Everything arrives as text, one value or a list of them; whatever a page does
 * not know is left out, so that a spoilt address still opens it.
 */
type Params = Readonly<Record<string, unknown>>;

const MOST_VALUES = 200;

export function textIn(params: Params, key: string, maxLength = 64): string | undefined {
  const value = params[key];
  return typeof value === 'string' && value !== '' && value.length <= maxLength ? value : undefined;
}

export function textsIn(params: Params, key: string, maxLength = 64): string[] | undefined {
  const values = [params[key]]
    .flat()
    .filter((value): value is string => typeof value === 'string' && value.length <= maxLength);
  return values.length > 0 ? values.slice(0, MOST_VALUES) : undefined;
}

export function oneIn<T extends string>(params: Params, key: string, known: readonly T[]): T | undefined {
  return known.find((value) => value === params[key]);
}

export function manyIn<T extends string>(params: Params, key: string, known: readonly T[]): T[] | undefined {
  const values = textsIn(params, key) ?? [];
  const found = known.filter((value) => values.includes(value));
  return found.length > 0 ? found : undefined;
}

export const flagIn = (params: Params, key: string): true | undefined =>
  params[key] === true || params[key] === 'true' ? true : undefined;
