/** One property of a calendar file as jCal has it (RFC 7265): name, parameters, type, values. */
export type Property = [
  name: string,
  parameters: Record<string, unknown>,
  type: string,
  ...values: unknown[],
];
export type Component = [name: string, properties: Property[], components: Component[]];

const LONGEST_TEXT = 500;

export const propertyOf = ([, properties]: Component, name: string): Property | undefined =>
  properties.find(([called]) => called === name);

export const propertiesOf = ([, properties]: Component, name: string): Property[] =>
  properties.filter(([called]) => called === name);

/** On one line, and not endless. */
export function textOf(component: Component, name: string): string {
  const value = propertyOf(component, name)?.[3];
  const text = typeof value === 'string' ? value.replace(/\s+/gu, ' ').trim() : '';
  return text.slice(0, LONGEST_TEXT);
}

export function parameterOf(property: Property | undefined, name: string): string | undefined {
  const value = property?.[1][name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
