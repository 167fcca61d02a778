import type { Locale } from '../locales/locale.ts';
import { isDeadlineTitle } from '../schedule/lists/work-lists.ts';
import type { FoundCode } from './find-code.ts';
import type { HeadLine } from './head-lines.ts';
import { withoutTerm } from './without-term.ts';

const LABELLED =
  /^(?:[ivx]{1,4}\.\s|\d{1,2}\.\s)?(?:course\s(?:title|name)|title(?:\sof\s(?:the\s)?course)?|intitulé(?:\sdu\scours)?|titre(?:\sdu\scours)?|cours|asignatura|materia|nombre\s(?:del\scurso|de\sla\sasignatura)|curso)\s?:\s*(?<title>\S.{3,120})$/iu;
const INSTITUTION =
  /(?<!\p{L})(?:university|universit[éy]|universidad|univ\.|college\sof|community\scollege|school\sof|department|dept\.?|faculty|facult[éa]d?|institute|instituto|institut|division|center\sfor|campus|polytechnique|école|escuela|departamento|département|sciences?\spo)(?!\p{L})/iu;
const GENERIC =
  /^(?:(?:the\s)?(?:course|class|subject)?\s?(?:syllabus|outline|information|description|overview|details?|objectives?|contents?|materials?|calendar|website|schedule|policies|structure|format|plan)(?:\s(?:and|&)\s.*|\sfor\s.*)?|plan\sde\scours|programa(?:\sdel?\s.*)?|syllabi|table\sof\scontents.*|contents|(?:student\s)?learning\s(?:objectives?|outcomes?|goals?).*|welcome.*|catalog\sdescription|class(?:es)?|instructors?(?:\sinformation)?|general\sinformation|(?:course\s)?grad(?:es?|ing)(?:\s(?:scale|breakdown|distribution|weights?|components?|scheme|policy))?|introduction|(?:(?:first|second|third|1st|2nd|3rd)\s)?(?:summer\s)?sessions?(?:\s(?:one|two|i{1,3}))?|sections?\s.*|required\s.*|course\s.*information|contact.*|summary.*|readings?.*|schedule.*|office.*|lectures?|labs?|page\s\d.*|(?:week|unit|module|session)\s(?:#?\d{1,2}(?!\d)|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six)teen)(?!\p{L})).*|.*\bat\sa\sglance|.*\bdue\s?dates?(?:\s.*)?|students?|exams?\s?:.*|semest(?:er|re).*|credits?.*|tba|weights?|points?|percent(?:age)?s?|scores?|due|draft|abstract|dates?\s\([^()]*\)|home(?:\s?page)?|(?:canvas|moodle|blackboard|brightspace|piazza|github|course|class|web)\s?(?:page|site)|dates?|days?|weeks?|topics?|components?|notes|issued|generated\s.*|modules?|assignments?|projects?|exams?|news|updates|announcements|resources|staff|people|cancelled\sclasses)$/iu;
const ABOUT_OTHER =
  /@|\d\s?%|(?<!\p{L})tas?\s?:|https?:|www\.|\b\d{1,2}:\d{2}\b|\d\s?[ap]\.?m\b|\b(?:ph\.?\s?d|professor|prof\.|dr\.|instructor|office|e-?mail|phone|hours|room|location|meets?|meetings?|enseignant|profesor|authors?\s?:|teaching\sassistants?|prerequisites?|credits?\s?:|crn|isbn)\b|<[A-Z_]+>|\.{4,}|_{3,}/iu;
const LEAST_SCORE = 1.2;
const SMALL_WORDS =
  /^(?:a|an|and|as|at|by|for|from|in|into|of|on|or|the|to|with|de|du|des|la|le|les|et|en|à|y|del|los|las|el|para|i{1,3}|iv|v|\d+|&)$/iu;
const OPEN_END = /(?:[:,&–-]|\b(?:and|of|the|in|for|to|with|et|de|du|des|la|y|del))$/iu;
const MOST_WORDS = 16;
/** A code further down does not say where the title is. */
const FRONT = 15;
const SENTENCE =
  /(?<!\p{L})(?:will|is|are|was|you|your|we|our|be|has|have|must|please|est|sont|vous|nous|es|son|será|usted)(?!\p{L})/iu;
const NAVIGATION =
  /#|\b(?:expand\sall|collapse\sall|academic\sterm|important\sdates|skip\sto)\b|\b(?:goals|policies)$/iu;
const CODE_FIRST = /^(?:&|[A-Z]{2,9}[\s-]?\d{3})/u;

/** The title of the course: on the line of its code or close by, else the first line that reads like one. */
export function findTitle(
  lines: readonly HeadLine[],
  {
    code,
    notTitles,
    dates,
    isWork,
    locale,
  }: {
    code: FoundCode | undefined;
    notTitles: readonly string[];
    dates: readonly HeadLine[];
    isWork: (title: string) => boolean;
    locale: Locale;
  },
): string | undefined {
  const labelled = lines.flatMap(({ text, before }) => {
    const beside = before && /:\s*$/.test(before) ? `${before} ${text}` : text;
    return LABELLED.exec(beside)?.groups?.title ?? LABELLED.exec(text)?.groups?.title ?? [];
  })[0];
  const named = labelled && clean(labelled, locale);
  if (named && isTitle(named)) return named;
  const scored = lines
    .slice(0, 30)
    .filter((line) => !dates.includes(line))
    .flatMap((line) => candidatesOf(line, lines, { code, locale }))
    .filter(({ title }) => !notTitles.some((name) => title.includes(name)) && !isWork(title))
    .sort((a, b) => b.score - a.score);
  const best = scored[0];
  return best && best.score > LEAST_SCORE ? best.title : undefined;
}

interface Candidate {
  title: string;
  score: number;
}

function candidatesOf(
  line: HeadLine,
  lines: readonly HeadLine[],
  { code, locale }: { code: FoundCode | undefined; locale: Locale },
): Candidate[] {
  const isOnCode = code?.line === line;
  const again = code && !isOnCode ? line.text.indexOf(code.code) : -1;
  const above = lines[line.index - 1]?.text ?? '';
  if (INSTITUTION.test(above) && OPEN_END.test(above)) return [];
  const parts = isOnCode
    ? [
        line.text.slice(code.end).replace(/^\s?[-–/.]\s?\d{2,4}[A-Z]?(?!\d)/u, ''),
        line.text.slice(0, code.start),
      ]
    : again >= 0 && code
      ? [line.text.slice(again + code.code.length)]
      : [code ? line.text : line.text.replace(UNKNOWN_CODE, '')];
  return parts.flatMap((part): Candidate[] => {
    const title = clean(withNext(part, line, lines, locale), locale);
    if (!isTitle(title)) return [];
    const distance = code && code.line.index < FRONT ? Math.abs(line.index - code.line.index) : line.index;
    const near = isOnCode ? 4 : 3 / (1 + distance / 1.5);
    const besideTerm = !isOnCode && BEGINS_WITH_TERM.test(part) ? 2 : 0;
    const score =
      near +
      (line.heading !== undefined ? 1.5 : 0) +
      capitalShare(title) * 2 -
      line.index / 10 -
      besideTerm -
      1.5;
    return [{ title, score }];
  });
}

/** "AM 207: Stochastic Methods", where nothing else told that this is a code. */
const UNKNOWN_CODE = /^[A-Z]{2,9}[\s-]?\d{3}[A-Z]?\s?[:–—]\s/u;

/** A title that ends openly goes on in the next line. */
function withNext(text: string, line: HeadLine, lines: readonly HeadLine[], locale: Locale): string {
  const next = lines[line.index + 1];
  const goesOn = OPEN_END.test(text.trim()) && next && next.heading === line.heading && next.text.length < 80;
  return goesOn && !ABOUT_OTHER.test(next.text) && !GENERIC.test(clean(next.text, locale))
    ? `${text.trim()} ${next.text}`
    : text;
}

const TERM =
  /\(?(?<!\p{L})(?:spring|summer|fall|autumn|winter|printemps|été|automne|hiver|primavera|verano|otoño|invierno)(?!\p{L})(?:\s(?:semester|term|quarter|session|(?:I{1,2}|[AB])(?=\s20\d\d)))?[\s,]{0,2}(?:(?:20|[’'])?\d{2}(?:[-–/]\d{2,4})?)?!?\)?|(?<!\p{L})(?:19|20)\d{2}\s?[-–/]\s?(?:20)?\d{2}\b|^(?:19|20)\d{2}\s|[\s,(]+(?:19|20)\d{2}\)?$/giu;
const BEGINS_WITH_TERM = /^\W*(?:spring|summer|fall|autumn|winter|(?:19|20)\d{2}\s?[-–/])/iu;
const EXTRAS =
  /[\s–—|-]+\bpage\s\d{1,3}(?:\s(?:of|\/)\s\d{1,3})?$|\b(?:course\s)?syllabus\b:?|\bsyllabus\sfor\b|^course\s?:|\(?#?\s?\b\d{1,2}(?:\.\d+)?[\s-]?(?:credits?|crédits?|créditos?|units?|ects|cr|hours)\b(?:\s?hours?)?\)?|\(\s?\d\s?\)|\bsection\s?#?\s?\d+\w?\b(?:\s?\(\d+\))?|\((?:\p{L}+\s?)?#\s?\d[^()]*\)|\(\d{4,6}\)|\([^()]*\b\d{1,2}[\s-]weeks?\b[^()]*\)?|\(?gen\.?\s?ed\.?\s?\([^)]*\)\)?/giu;

/** "Term:" in front of the term that was cut out. */
const TERM_LABEL = /(?<=\S)\s(?:term|semester|session|quarter)\s?:\s*$/iu;

const clean = (text: string, locale: Locale): string =>
  withoutTerm(text, locale)
    .replace(TERM, ' ')
    .replace(EXTRAS, ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(TERM_LABEL, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:.,;()[\]|/–—*#•-]+|[\s:.,;([|/–—*•-]+$/gu, '')
    .trim();

function isTitle(title: string): boolean {
  const words = title.split(' ');
  if (title.length < 4 || words.length > MOST_WORDS || title.length > 120) return false;
  if (!/\p{L}{3}/u.test(title) || /[.!?]\s\p{Lu}/u.test(title)) return false;
  if (/^\p{L}?\d|^\p{Ll}/u.test(title) || /[.!?]$/u.test(title)) return false;
  if (NAVIGATION.test(title) || SENTENCE.test(title) || CODE_FIRST.test(title) || title.includes(' | '))
    return false;
  return (
    !GENERIC.test(title) && !isDeadlineTitle(title) && !INSTITUTION.test(title) && !ABOUT_OTHER.test(title)
  );
}

/** `Introduction to Logic`: the words that matter begin with capitals. */
function capitalShare(title: string): number {
  const words = title.split(/[\s/-]+/).filter((word) => /\p{L}/u.test(word) && !SMALL_WORDS.test(word));
  return words.length === 0 ? 0 : words.filter((word) => /^[("“]?\p{Lu}/u.test(word)).length / words.length;
}
