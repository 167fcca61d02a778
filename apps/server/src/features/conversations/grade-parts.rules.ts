import { type Component, gradeOf, neededOn, type Score } from '@syllabi/grading';
import type { CourseBadge } from '../../vocabulary/courses.ts';
import { figuresIn, subjectsOf } from './figures.rules.ts';
import { type Fact, MOST_FACTS, type PlanAnswer, type Source, saying } from './plan-facts.rules.ts';

/** A part of the grade as the syllabus of its course states it. */
export interface GradePart extends Component {
  name: string;
  source: Source | null;
}

/** How a course is graded, with somebody's own scores. */
export interface GradeScheme {
  course: CourseBadge;
  parts: GradePart[];
  scores: Score[];
}

interface Asked {
  question: string;
  schemes: readonly GradeScheme[];
  nameOf: (course: CourseBadge) => string;
}

const WORTH =
  /\b(worth|weigh(s|t|ted|ting)?|percent(age)?|count(s)? (for|toward)|how much (of|does|do|is|are)|how many points (is|are|does|do)|share|portion)\b|%/i;
/** What is taken off for something is no share of the grade. */
const TAKEN_OFF = /\b(los[et]|lost|losing|deduct\w*|late|penalt\w*|taken? off|subtract\w*)\b/i;
const BREAKDOWN =
  /\b(grad(e|es|ing) (breakdown|weights?|scheme|made up|composed|calculated|determined|distribution)|(breakdown|weights|parts|components) of (the|my) (final )?grade|how (is|are)\s+((the|my|this)\s+)?(final )?((grade|course|class)\s+)?(made up|calculated|determined|composed|weighted|graded)|how am i graded|what counts how much)\b/i;
const NEEDED =
  /\b(what|how (much|many points|well|high|good)|which)\b.*\b(do|would|must|should|will) (i|we) (need|have to|has to|get|score)\b|\bneed(ed)? (to (get|score) )?on\b/i;
/** Where a question names no grade to end at. */
const USUAL_TARGETS = [90, 80, 70];

/** "What do I need on the final for 85%?" and "how much is the final worth?"; nothing where no scheme names such a part. */
export function answerFromSchemes(asked: Asked): PlanAnswer | undefined {
  const { question } = asked;
  if (NEEDED.test(question)) return answerNeeded(asked);
  if (BREAKDOWN.test(question))
    return answerParts(
      asked,
      asked.schemes.map(({ parts }) => parts),
    );
  if (WORTH.test(question) && !TAKEN_OFF.test(question))
    return answerParts(
      asked,
      asked.schemes.map(({ parts }) => partsNamedIn(question, parts)),
    );
  return undefined;
}

function answerParts({ schemes, nameOf }: Asked, chosen: readonly GradePart[][]): PlanAnswer | undefined {
  const facts = schemes.flatMap(({ course }, at) =>
    (chosen[at] ?? []).flatMap((part) => {
      const says = shareIn(part);
      return says ? [toFact(`${nameOf(course)}: ${part.name} ${says}.`, course, part)] : [];
    }),
  );
  return facts.length > 0 ? saying(facts.slice(0, 2 * MOST_FACTS)) : undefined;
}

/** "Quizzes", "3 Exams (100 each)"; not "Analysis". */
const PLURAL = /[^siu]s(\s*\(.*\))?\s*$/i;

/** A syllabus may say both: "Homework (130 points, 20 %)". */
function shareIn({ name, weight, points, isBonus }: GradePart): string | undefined {
  const share = weight === null ? '' : `${weight}%${isBonus ? '' : ' of the grade'}`;
  const amounts = [share, points === null ? '' : `${points} points`].filter(Boolean).join(', ');
  if (!amounts) return undefined;
  const s = PLURAL.test(name) ? '' : 's';
  return isBonus ? `add${s} up to ${amounts} on top` : `count${s} ${amounts}`;
}

function answerNeeded({ question, schemes, nameOf }: Asked): PlanAnswer | undefined {
  const target = figuresIn(question).find(({ kind, value }) => kind === 'percent' && Number(value) <= 100);
  const targets = target ? [Number(target.value)] : USUAL_TARGETS;
  const facts = schemes.flatMap(({ course, parts, scores }) =>
    partsNamedIn(question, parts)
      .slice(0, 1)
      .flatMap((part) => {
        const isFirst = gradeOf(parts, scores).percent === null;
        const premise = isFirst ? ' No score is entered yet: all else is taken to go as well.' : '';
        const steps = targets.map((one) =>
          wordsFor(neededOn(parts, scores, { on: part.id, target: one }), { part, target: one }),
        );
        return toFact(`${nameOf(course)}: ${[...new Set(steps)].join('; ')}.${premise}`, course, part);
      }),
  );
  if (facts.length > 0) return saying(facts);
  return NEEDED_ON.test(question) ? saying([], NO_PART) : undefined;
}

/** "What textbook do I need?" names no part of the grade. */
const NEEDED_ON = /\bon (the|my|our)\b/i;
const NO_PART =
  'No course has a part of its grade of that name yet. Grading comes from the syllabi that you review, or is entered on the page of the course.';

function wordsFor(
  needed: ReturnType<typeof neededOn>,
  { part, target }: { part: GradePart; target: number },
): string {
  if (needed.kind === 'reached') return `${target}% is reached whatever ${part.name} brings`;
  if (needed.kind === 'possible')
    return `${rounded(needed.percent)}% on ${part.name} for ${target}% in the end`;
  if (needed.kind === 'unknown') return `how many works there are of ${part.name} is not known`;
  if (needed.kind === 'settled')
    return `${part.name} is graded already, the grade is ${rounded(needed.final)}%`;
  return `${target}% is out of reach: ${rounded(needed.highest)}% is the most`;
}

const rounded = (percent: number): string => String(Math.ceil(percent * 10 - 1e-6) / 10);

const toFact = (text: string, course: CourseBadge, { source }: GradePart): Fact => ({
  text,
  taskId: null,
  course,
  source,
});

/** Words for works: a question that names one is not about a part that does not. */
const WORKS = new Set(
  'project paper essay quiz quizz lab homework assignment presentation report participation attendance midterm test'.split(
    ' ',
  ),
);

/** Parts that a question speaks of, and of nothing besides: "the final" names the final exam, "the final project" does not. */
function partsNamedIn(question: string, parts: readonly GradePart[]): GradePart[] {
  const asked = subjectsOf(question.replace(ASKING, ' '));
  const names = parts.map(({ name }) => subjectsOf(name));
  const known = new Set(names.flatMap((name) => [...name]));
  if ([...asked].some((term) => WORKS.has(term) && !known.has(term))) return [];
  const near = names.map((name) => {
    const shared = [...name].filter((term) => asked.has(term)).length;
    const isNamed = shared > 0 && (shared === name.size || shared === asked.size);
    return isNamed ? (2 * shared) / (name.size + asked.size) : 0;
  });
  const most = Math.max(0, ...near);
  return parts.filter((_, at) => most > 0 && near[at] === most);
}

/** They ask, and name nothing that counts. */
const ASKING =
  /\b(worth|weigh\w*|percent\w*|counts?|toward\w*|share|portion|need\w*|least|get|an? [a-f][+-]?(?= )|pass|end (up )?with|finish|reach)\b/gi;
