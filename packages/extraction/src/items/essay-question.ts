import type { Occasion } from '../schedule/occasion.ts';

const TO_DISCUSS =
  /^\W*discuss\s(?:one|two|three|some|each|how|why|what|whether|to\swhat|the\s(?:idea|concept|role|importance|significance|meaning|ways?|use|function|themes?|(?:differen|influen)ces?|similarit(?:y|ies)|effects?|impacts?|relation\p{L}*))(?!\p{L})/iu;

/** "Why do rivers bend?", "Discuss one of the kinds of tides": in a column of work, what is to be written about. */
export const isEssayQuestion = ({ role, statement }: Occasion): boolean =>
  role === 'due' && (TO_DISCUSS.test(statement.text) || statement.text.trim().endsWith('?'));
