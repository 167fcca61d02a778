import type { StatementRead } from './read-statement.ts';

/** The roles of what a plan says of its days, where nothing tells that it is due. */
export const IN_PLAN: readonly string[] = ['topic', 'entry', 'session', 'follower'];
/** "Select Cases", "Sort and Filter Tables": a name with a capital in front of each word. */
const NAME_IN_CAPITALS =
  /^\P{L}*\p{Lu}[\p{L}-]*(?:,?\s(?:and|or|of|in|with|to|for|&)(?=\s)|,?\s\p{Lu}[\p{L}-]*)*\s\p{Lu}[\p{L}-]*\P{L}*$/u;
/** "Finish old chapters": what the class does. */
const GOES_ON_IN_CLASS =
  /^\P{L}*(?:finish|complete|continue|wrap\sup|cover|catch\sup\son)\s(?:\p{L}+\s){0,3}(?:chapters?|materials?|topics?|units?|modules?|sections?|lectures?|notes|slides)\P{L}*$/iu;

/** A topic of the plan that begins like an order, where nothing says that it is due. */
export const isTopicLikeOrder = ({ occasion, own, hasDue, dateAt }: StatementRead): boolean =>
  own === undefined &&
  !hasDue &&
  dateAt === undefined &&
  IN_PLAN.includes(occasion.role) &&
  [NAME_IN_CAPITALS, GOES_ON_IN_CLASS].some((pattern) => pattern.test(occasion.statement.text));
