import type { ColumnRole } from '../../locales/locale.ts';

const TO_DO =
  /^\W*(?:(?:travail|travaux)(?:\sà\sfaire)?|à\sfaire|to\sdo|work\s(?:to\sdo|assigned)|trabajos?\s(?:a|por)\s(?:realizar|hacer)|por\shacer|zu\stun|da\sfare|te\sdoen)\W*$/iu;
const HANDED_IN =
  /^\W*(?:remises?|à\s(?:remettre|rendre)|due|hand(?:ed)?\sin|turned?\sin|entregas?|abgaben?|consegn[ae]|inleveren)\W*$/iu;

/** "To do | Handed in": what stands below the first is begun that day, where the second names what is due. */
export function withGivenOut(
  roles: readonly (ColumnRole | undefined)[],
  { names, when }: { names: readonly string[]; when: readonly number[] },
): (ColumnRole | undefined)[] {
  const isHandedIn = names.some((name, column) => HANDED_IN.test(name) && !when.includes(column));
  return roles.map((role, column) =>
    isHandedIn && TO_DO.test(names[column] ?? '') && !when.includes(column) ? 'handedOut' : role,
  );
}
