import type { Evidence } from '../extraction.ts';

/** Something that may be a part of the grade, as one place of the document writes it. */
export interface Component {
  name: string;
  weight?: number;
  points?: number;
  /** Per cent for a point, where the text writes the same share both ways: `30 points (30%)`. */
  percentPerPoint?: number;
  evidence: Evidence[];
  /** Index of its node in the outline: the parts of one scheme stand close together. */
  at: number;
  form: 'row' | 'label' | 'listed' | 'sentence';
  /** Says that it is a share of the whole grade. */
  ofGrade: boolean;
  /** Names assessed work or another usual part of grades. */
  named: boolean;
  bonus: boolean;
  /** The weight is that of one of several, and what is said of it does not tell how many there are. */
  isOfEach?: boolean;
  /** All that its row or line says. */
  said?: string;
  /** How many works there are, in a column of its own. */
  works?: number;
}
