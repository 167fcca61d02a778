import { saidIn, wantsOf } from './wants.ts';
import { kindsIn } from './words.ts';

/** A line that names what it says: "Office: Wexler 210". */
export interface Label {
  /** What the name stands for, as asked for (`?office`) and as said (`!office`). */
  names: ReadonlySet<string>;
  /** What kinds of things stand behind it: `#place`. */
  kinds: readonly string[];
}

const LABELLED =
  /^[^\p{L}\p{N}]{0,20}(?<name>(?:[^\s:·]{1,40}\s{1,5}){0,4}[^\s:·]{1,40})\s{0,5}[:·–]\s*(?<said>.*)$/u;

export function labelOf(text: string): Label | undefined {
  const { name, said = '' } = LABELLED.exec(text)?.groups ?? {};
  if (!name) return undefined;
  const names = new Set([...saidIn(`${name}:`), ...wantsOf(name)]);
  return names.size > 0 ? { names, kinds: kindsIn(said) } : undefined;
}
