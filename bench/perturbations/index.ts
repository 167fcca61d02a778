import { dates } from './dates.ts';
import { layout } from './layout.ts';
import type { Perturbation } from './perturbation.ts';
import { rows } from './rows.ts';
import { words } from './words.ts';

/** Ways to write the same course otherwise; what is found should not depend on them. */
export const perturbations: readonly Perturbation[] = [...dates, ...words, ...layout, ...rows];
