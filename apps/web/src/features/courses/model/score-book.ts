import type { Score } from '@syllabi/grading';
import { useState } from 'react';

export interface ScoreEntry extends Score {
  id: string;
  title: string;
}

export type ScoreChange = Partial<Pick<ScoreEntry, 'title' | 'earned' | 'outOf'>>;

/** Where scores are kept: on the server, or only on this page while one wonders what would be. */
export interface ScoreBook {
  scores: readonly ScoreEntry[];
  add: (entry: Omit<ScoreEntry, 'id'>) => void;
  change: (id: string, change: ScoreChange) => void;
  remove: (id: string) => void;
}

/** A book that begins with the real scores and forgets everything when the page is left. */
export function useSupposedScores(real: readonly ScoreEntry[]): ScoreBook & { isChanged: boolean } {
  const [supposed, setSupposed] = useState<readonly ScoreEntry[]>();
  const scores = supposed ?? real;
  return {
    scores,
    isChanged: supposed !== undefined,
    add: (entry) => setSupposed([...scores, { ...entry, id: crypto.randomUUID() }]),
    change: (id, change) =>
      setSupposed(scores.map((entry) => (entry.id === id ? { ...entry, ...change } : entry))),
    remove: (id) => setSupposed(scores.filter((entry) => entry.id !== id)),
  };
}
