/** "LR" of "lab report", "MP" of "Mini-projects": the letters that its words begin with, as they are written. */
export const initials = (name: string): string =>
  name
    .split(/[\s-]+/u)
    .map((word) => word.charAt(0))
    .join('');
