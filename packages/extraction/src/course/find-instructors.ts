import type { CourseFacts } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import { eachMatch, oneOf } from '../text/patterns.ts';
import type { HeadLine } from './head-lines.ts';

type Instructor = CourseFacts['instructors'][number];

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/;
const EVERY_EMAIL = new RegExp(EMAIL, 'g');
const EMAIL_LABEL = /e-?mail|courriel|correo/iu;
const TITLE = '(?:(?:Dr|Prof|Professor|Professeure?|Profesora?|Mr|Ms|Mrs|Mme|M|Dra|Lic|Ing)\\.?\\s)';
const WORD = "\\p{Lu}(?:\\p{Ll}[\\p{L}’'-]*|[\\p{L}’'-]*\\p{Ll}[\\p{L}’'-]*|\\.)";
const NEXT_WORD = `\\s(?:${WORD}|(?:(?:de|van|von|der|den|la|del|da|di|le|el|bin|ibn|y)(?=\\s)))`;
const NAME = `${TITLE}{0,2}${WORD}(?:${NEXT_WORD}){1,4}`;
const TITLED = new RegExp(
  `^[|\\s]*(?:${TITLE}{1,2}(?<titled>${WORD}(?:${NEXT_WORD}){0,4})|(?<degreed>${NAME}),\\s?(?:Ph\\.?\\s?D|M\\.?[AS]|Ed\\.?D|J\\.?D))`,
  'u',
);
const NO_NAME =
  /\b(?:(?:assistant|associate|adjunct|visiting|full)\s(?:teaching\s)?professor|information|details?|office|hours?|email|e-mail|phone|course|class|name|contact|department|university|college|hall|room|days?|website|teaching|assistants?|location|author|syllabus|studies|science|section|fall|spring|summer|winter)\b/iu;
const ASSISTANT =
  /\b(?:teaching\sassistants?|TAs?|graders?|tutors?|assistante?s?|auxiliaires?|ayudantes?|GEs?|LAs?)\b/u;
const FAR_LINES = 6;
const MOST_INSTRUCTORS = 6;

/** Who teaches the course, with the address that stands close behind the name. */
export function findInstructors(lines: readonly HeadLine[], locale: Locale): Instructor[] {
  const label = new RegExp(
    `(?:^|[|,•\\s])(?:${oneOf(locale.instructor)})(?:\\(s\\)|s)?(?:\\s(?:name|of\\srecord))?\\s?[:–—-]?\\s*$`,
    'iu',
  );
  const labelled = new RegExp(
    `(?:^|[|•]\\s?|\\s)(?:${oneOf(locale.instructor)})(?:\\(s\\))?(?:\\sname)?\\s?(?:[:–—-]\\s?|\\s)(?=\\S)`,
    'iu',
  );
  const found = new Map<string, Instructor>();
  lines.forEach((line, index) => {
    if (found.size >= MOST_INSTRUCTORS || isAssistant(line, lines[index - 1])) return;
    for (const name of namesOn(line, lines[index - 1], { label, labelled })) {
      const email = emailNear(lines, index, name);
      if (!found.has(name)) found.set(name, { name, ...(email && { email }) });
    }
  });
  const [first, ...others] = [...found.values()];
  const email = first && others.length === 0 ? (first.email ?? onlyEmail(lines)) : undefined;
  return first && email ? [{ ...first, email }] : [...found.values()];
}

/** The one address that the head of the document gives as such: "Email: …", wherever a form puts it. */
function onlyEmail(lines: readonly HeadLine[]): string | undefined {
  if (lines.some((line, index) => isAssistant(line, lines[index - 1]))) return undefined;
  const labelled = lines.filter(
    ({ text, before = '' }) => EMAIL.test(text) && EMAIL_LABEL.test(`${before} ${text}`),
  );
  const all = new Set(lines.flatMap(({ text }) => eachMatch(text, EVERY_EMAIL).map((found) => found.text)));
  return labelled.length === 1 && all.size === 1 ? [...all][0] : undefined;
}

const isAssistant = (line: HeadLine, above: HeadLine | undefined) =>
  ASSISTANT.test(line.text.slice(0, 40)) ||
  ASSISTANT.test(line.before ?? '') ||
  (above !== undefined && above.text.length < 40 && ASSISTANT.test(above.text));

function namesOn(
  line: HeadLine,
  above: HeadLine | undefined,
  { label, labelled }: { label: RegExp; labelled: RegExp },
): string[] {
  const beside =
    (line.before !== undefined && label.test(line.before)) || (above !== undefined && label.test(above.text));
  const behind = labelled.exec(line.text);
  if (behind && behind.index < 30 && !isInEntry(line, behind.index))
    return namesIn(line.text.slice(behind.index + behind[0].length));
  if (beside) return namesIn(line.text);
  const titled = line.index < LINES_IN_FRONT ? TITLED.exec(line.text)?.groups : undefined;
  const name = titled?.titled ?? titled?.degreed;
  return name && isName(name) ? [withoutTitle(name)] : [];
}

const LINES_IN_FRONT = 12;
const WORDS_AND_COMMA = /[\p{L}\d][^|•]*,\s*$/u;

/** "17 India, Professor Ana Ruiz": who comes to a class of the schedule. */
const isInEntry = (line: HeadLine, at: number): boolean =>
  line.index >= LINES_IN_FRONT && WORDS_AND_COMMA.test(line.text.slice(0, at));

/** `Ana Ruiz and Leo Park`: each by itself, up to the first words that are no name. */
function namesIn(text: string): string[] {
  const names: string[] = [];
  let rest = text;
  for (let found = firstName(rest); found; found = firstName(rest)) {
    names.push(found.name);
    const join = /^\s?(?:,|;|&|and|et|y|\/)\s?/iu.exec(rest.slice(found.length));
    if (!join) break;
    rest = rest.slice(found.length + join[0].length);
  }
  return names;
}

function firstName(text: string): { name: string; length: number } | undefined {
  const whole = new RegExp(`^${NAME}`, 'u').exec(text)?.[0];
  if (!whole) return undefined;
  // "Petra Vonn Phone: …": the label of what follows is no part of the name.
  const cut =
    /\s(?:E-?mail|Phone|Office|Tel|Website|Class|Contact|Department|Location|Room|Hours|Courriel|Correo)$/iu.exec(
      whole,
    );
  const name = cut ? whole.slice(0, cut.index) : whole;
  return isName(name) ? { name: withoutTitle(name), length: name.length } : undefined;
}

const isName = (name: string) => !NO_NAME.test(name) && name.length <= 60;

const withoutTitle = (name: string) => name.replace(new RegExp(`^${TITLE}{1,2}`, 'u'), '').trim();

/** The first address behind a name, before somebody else is named; of several on a line the one that has the surname. */
function emailNear(lines: readonly HeadLine[], index: number, name: string): string | undefined {
  const own = lines[index]?.text ?? '';
  const behind = own.slice(own.indexOf(name) + name.length);
  const below = lines.slice(index + 1, index + 1 + FAR_LINES);
  const end = below.findIndex(({ text }) => ASSISTANT.test(text.slice(0, 40)));
  const texts = [behind, ...below.slice(0, end < 0 ? below.length : end).map(({ text }) => text)];
  const addresses = texts.map((text) => text.match(EVERY_EMAIL) ?? []).find(({ length }) => length > 0) ?? [];
  return (
    addresses.find((address) => isOf(address, name)) ?? (addresses.length > 1 ? undefined : addresses[0])
  );
}

const isOf = (address: string, name: string): boolean =>
  (address.split('@')[0] ?? '').toLowerCase().includes((name.split(' ').at(-1) ?? name).toLowerCase());
