import type { GradeComponent } from '../extraction.ts';
import { tidy } from '../items/title.ts';
import type { Locale } from '../locales/locale.ts';
import { distinct } from '../schedule/columns.ts';
import type { Grid, Node, Paragraph } from '../structure/outline.ts';
import { evidenceOf, type Passage, slicePassage } from '../text/passage.ts';
import { oneOf, word } from '../text/patterns.ts';

interface Share extends GradeComponent {
  /** Position in the outline; components of one scheme stand close together. */
  at: number;
}

const LETTER_GRADE = /^(?:[A-F][+\-–]?|A\s?\/\s?[A-F][+\-–]?|pass|fail|[><≥≤].*|\d.*|[A-F][+\-–]?\s.*)$/u;
const PERCENT = /(?<![\d.$-])(?<percent>\d{1,3}(?:\.\d{1,2})?)\s?%/g;
const NEIGHBOURS = 14;

/** The components of the grade with their weights as written: the group whose weights come closest to a whole. */
export function readGrading(nodes: readonly Node[], locale: Locale): GradeComponent[] {
  const not = new RegExp(word(oneOf(locale.notComponents)), 'iu');
  const isComponent = ({ component }: Share) =>
    component.length >= 2 &&
    component.length <= 90 &&
    !LETTER_GRADE.test(component) &&
    !not.test(component) &&
    /\p{L}{2}/u.test(component);
  const groups = [
    ...nodes.flatMap((node, at) => (node.type === 'grid' ? [gridShares(node, at).filter(isComponent)] : [])),
    ...paragraphGroups(nodes, isComponent),
  ].filter((group) => group.length >= 2);
  const best = groups.map((group) => ({ group, score: score(group) })).sort((a, b) => b.score - a.score)[0];
  if (!best || best.score <= 0) return [];
  return best.group.map(({ at: _at, ...share }) => share);
}

/** A scheme adds up to 100, or a little more with extra credit. */
function score(group: readonly Share[]): number {
  const sum = group.reduce((total, { weight }) => total + (weight ?? 0), 0);
  if (sum === 0) return group.length >= 3 ? 0.2 : 0;
  const offBy = Math.min(Math.abs(sum - 100), sum > 100 && sum <= 115 ? 4 : Infinity);
  return 10 - offBy / 5 + Math.min(group.length, 8) / 10;
}

function gridShares(grid: Grid, at: number): Share[] {
  const header = grid.rows[0]?.cells.map((cell) => cell?.passage.text ?? '') ?? [];
  const percentColumn = header.findIndex((text) => /%|percent|weight|worth|pond|peso/i.test(text));
  const pointsColumn = header.findIndex((text) => /points?|pts|marks?|puntos/i.test(text));
  return grid.rows.flatMap((row): Share[] => {
    const cells = distinct(row).filter((cell) => cell.passage.text !== '');
    const label = cells.find((cell) => /\p{L}{2}/u.test(cell.passage.text));
    if (!label || cells.length > 8) return [];
    const name = tidy(label.passage.text).replace(/[:*]+$/, '');
    const weightCell = cells.find(
      ({ passage }) => /^\W{0,2}\d{1,3}(?:\.\d{1,2})?\s?%/.test(passage.text) && passage !== label.passage,
    );
    const inColumn = percentColumn >= 0 ? row.cells[percentColumn] : undefined;
    const bare =
      inColumn && inColumn !== label && /^\d{1,3}(?:\.\d{1,2})?$/.test(inColumn.passage.text)
        ? inColumn
        : undefined;
    const inside = weightCell || bare ? undefined : percentIn(label.passage.text);
    const points =
      pointsColumn >= 0 ? /^(\d{1,4})\b/.exec(row.cells[pointsColumn]?.passage.text ?? '')?.[1] : undefined;
    const weight =
      (weightCell ?? bare)
        ? Number.parseFloat((weightCell ?? bare)?.passage.text.replace(/^\W+/, '') ?? '')
        : inside;
    if (weight === undefined && points === undefined) return [];
    if (weight !== undefined && (weight <= 0 || weight > 100)) return [];
    const evidence = [
      evidenceOf(label.passage),
      ...((weightCell ?? bare) ? [evidenceOf((weightCell ?? bare ?? label).passage)] : []),
    ];
    return [
      {
        component: name,
        ...(weight !== undefined && { weight }),
        ...(points && { points: Number(points) }),
        evidence,
        at,
      },
    ];
  });
}

const percentIn = (text: string): number | undefined => {
  const all = [...text.matchAll(PERCENT)];
  return all.length === 1 ? Number(all[0]?.groups?.percent) : undefined;
};

/** Runs of paragraphs that each name a share, and the shares named within one sentence. */
function paragraphGroups(nodes: readonly Node[], isComponent: (share: Share) => boolean): Share[][] {
  const single: Share[] = [];
  const groups: Share[][] = [];
  nodes.forEach((node, at) => {
    if (node.type !== 'paragraph') return;
    const shares = sharesOf(node, at).filter(isComponent);
    if (shares.length >= 2) groups.push(shares);
    single.push(...shares);
  });
  let run: Share[] = [];
  for (const share of single) {
    const last = run.at(-1);
    if (last && share.at - last.at > NEIGHBOURS) {
      groups.push(run);
      run = [];
    }
    if (!run.some(({ component }) => component.toLowerCase() === share.component.toLowerCase()))
      run.push(share);
  }
  groups.push(run);
  return groups;
}

const LEADING_PERCENT =
  /^\W{0,4}(?<percent>\d{1,3}(?:\.\d{1,2})?)\s?%\s?(?:[-–—:=]\s?)?(?:of\s(?:the\s|your\s)?(?:\w+\s)?grade\s?(?:is|for|:)?\s?)?(?<label>\p{L}[^.;%]{1,80})/u;
const NOT_A_SHARE =
  /\b(?:late|penalt|deduct|off\b|per\s(?:day|hour)|minimum|at\sleast|less\sthan|more\sthan|below|above|attendance\sof|threshold|curve|reduction|pass(?:ing)?\s(?:mark|grade)|lose|lower(?:ed)?)\b/iu;

function sharesOf({ passage }: Paragraph, at: number): Share[] {
  const { text } = passage;
  if (text.length > 900) return [];
  const leading = LEADING_PERCENT.exec(text);
  if (leading?.groups && [...text.matchAll(PERCENT)].length === 1 && text.length < 200)
    return [
      toShare(passage, 0, leading[0].length, leading.groups.label ?? '', Number(leading.groups.percent), at),
    ];
  const shares: Share[] = [];
  let from = 0;
  for (const match of text.matchAll(PERCENT)) {
    const end = match.index + match[0].length;
    const label = labelBefore(text.slice(from, match.index));
    const around = text.slice(Math.max(0, match.index - 40), Math.min(text.length, end + 24));
    from = end;
    if (!label || NOT_A_SHARE.test(around)) continue;
    const start = end - match[0].length - label.distance;
    shares.push(toShare(passage, start, end, label.name, Number(match.groups?.percent), at));
  }
  return shares;
}

/** The words in front of a percentage that name what it is for. */
function labelBefore(text: string): { name: string; distance: number } | undefined {
  const cut = text
    .replace(/[\s(:=–—.…_-]+$/u, '')
    .replace(/\s(?:is|are|will be|counts?(?:\sfor)?|worth|accounts?\sfor|comprises?|at|each)$/i, '');
  const phrase = /(?:^|[.;,!?)\]•]\s?|\band\s)(?<name>[\p{L}\d][^.;,!?•]{1,80})$/u.exec(cut);
  const name = tidy(phrase?.groups?.name ?? '');
  return name.split(' ').length > 12 || name === ''
    ? undefined
    : { name, distance: text.length - text.lastIndexOf(name.slice(0, 8)) };
}

function toShare(
  passage: Passage,
  start: number,
  end: number,
  label: string,
  weight: number,
  at: number,
): Share {
  return {
    component: tidy(label)
      .replace(/[:(]+$/, '')
      .trim(),
    weight,
    evidence: [evidenceOf(slicePassage(passage, Math.max(0, start), end))],
    at,
  };
}
