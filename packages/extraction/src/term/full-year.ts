const LAST_CENTURY = 70;

/** The year that two digits stand for, 2026 of "Spring '26" and 1999 of "Spring '99"; four digits are the year. */
export const fullYear = (digits: number): number => {
  if (digits >= 100) return digits;
  return digits + (digits < LAST_CENTURY ? 2000 : 1900);
};
