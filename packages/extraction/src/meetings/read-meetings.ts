import type { Meeting } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { saysOnlyModality } from '../schedule/text/modality.ts';
import type { Node } from '../structure/outline.ts';
import { oneOf } from '../text/patterns.ts';
import { findDays } from './days.ts';
import { findHours, timesOf } from './hours.ts';
import { type InUnit, LONGEST_LABEL, NEAR_LINES } from './in-unit.ts';
import { joinMeetings, type Sighting } from './join-meetings.ts';
import { labelledLocation } from './location.ts';
import { meetingsIn } from './meetings-in-unit.ts';
import { meetingsWithoutEnd } from './meetings-without-end.ts';
import { gather, type Pending, toSightings } from './over-lines.ts';
import { type Subject, subjectBelow, subjectOf } from './subject.ts';
import { toUnits, type Unit } from './units.ts';

const LONGEST_UNIT = 900;
/** "Office: Elm 223" says where somebody sits, and nothing of the times behind it. */
const NAMES_ROOM = /(?:^\W*|\s)(?:office|bureau|oficina)\s*:\s*[^:]{0,30}\d[^:]{0,10}$/iu;

/**
 * When and where the class meets, every section and kind of meeting by itself. Office hours, services and
 * examinations are left out; meetings without hours are not returned.
 *
 * @example
 * readMeetings(toOutline(document, { startsAnew: () => false }), english);
 * // [{ days: ['MO', 'WE'], start: '10:10', end: '11:00', kind: 'lecture', location: 'Elm Hall 230', evidence: […] }]
 */
export function readMeetings(nodes: readonly Node[], locale: Locale): Meeting[] {
  const sightings: Sighting[] = [];
  let label: Subject | undefined;
  let pending: Pending = {};
  let above: Place | undefined;
  let goesOn: Subject | undefined;
  let isBelowOffice = false;
  toUnits(nodes, locale).forEach((unit, at) => {
    const { text } = unit.passage;
    const same = goesOn ?? kindAbove(text, sightings, at, locale);
    const found = text.length > LONGEST_UNIT ? [] : meetingsIn({ unit, at, label: same ?? label, locale });
    const isOffice = isBelowOffice && beginsWithDay(text, locale);
    sightings.push(...(isOffice ? found.map((one) => ({ ...one, isDoubtful: true })) : found));
    isBelowOffice = isOffice || tellsOfficeHours(text, locale);
    if (found.length === 0) {
      const { whole, kept } = overLines(pending, { unit, at, label, locale });
      sightings.push(...whole);
      pending = kept;
    }
    above = givePlace(sightings, { text, at, isMeeting: found.length > 0, above }, locale);
    label = labelAfter(unit, label, locale);
    goesOn = OPEN_END.test(text) ? subjectOf(text, locale) : undefined;
  });
  return joinMeetings(withoutDoubtful(sightings));
}

/** A meeting whose days and hours lines of their own tell, up to this one; or one whose end nothing tells. */
function overLines(pending: Pending, unit: InUnit): { whole: Sighting[]; kept: Pending } {
  const gathered = gather(pending, unit);
  const whole = toSightings(gathered, unit.at, unit.locale);
  return whole
    ? { whole: whole.sightings, kept: whole.kept }
    : { whole: meetingsWithoutEnd(unit), kept: gathered };
}

/** "Wednesday, 1:50pm - 2:50pm", below "Office hours: Tuesday, 9:50am-11:50am", is more of the same, where the class meets at another time. */
const withoutDoubtful = (sightings: Sighting[]): Sighting[] =>
  sightings.some(({ isDoubtful }) => !isDoubtful)
    ? sightings.filter(({ isDoubtful }) => !isDoubtful)
    : sightings;

const beginsWithDay = (text: string, locale: Locale): boolean => {
  const start = findDays(text.slice(0, LONGEST_LABEL), locale)[0]?.start;
  return start !== undefined && /^\W*$/u.test(text.slice(0, start));
};

const tellsOfficeHours = (text: string, locale: Locale): boolean =>
  text.length <= LONGEST_UNIT && officeHours(locale).test(text) && findHours(text, locale).length > 0;

const officeHours = perLocale((locale) => new RegExp(`^\\W*${oneOf(locale.officeHours)}`, 'iu'));

/** "Office hours: MW 2:00-3:00," goes on in the next line. */
const OPEN_END = /\d[^,]{0,12},\s*$/u;

/** "50145: T, 2-3", one more section. */
const SECTION_ROW = /^\W*\d{4,6}\s?:\s/u;

/** "Online: F 10:20-11:10", the next section, or days alone, below the times of others: more of the same kind. */
function kindAbove(
  text: string,
  sightings: readonly Sighting[],
  at: number,
  locale: Locale,
): Subject | undefined {
  const above = sightings.findLast((sighting) => sighting.at === at - 1);
  if (!above) return undefined;
  const lead = /^[^:\d]{3,30}(?=:)/u.exec(text)?.[0];
  const isNextSection = above.section !== undefined && SECTION_ROW.test(text);
  const isNextDay = findDays(text.slice(0, LONGEST_LABEL), locale)[0]?.start === 0;
  return isNextSection || isNextDay || (lead !== undefined && saysOnlyModality(lead))
    ? { type: 'class', kind: above.kind, isPlain: above.kind === 'lecture' }
    : undefined;
}

const OF_SOMEBODY: Subject = { type: 'other' };

/** "Instructor" as a heading: the hours below it are those of the person. */
const ofPerson = perLocale(({ instructor }) => new RegExp(`^\\W*${oneOf(instructor)}s?\\W*$`, 'iu'));

/** "Day Time Location Assistants" below "Office hours". */
const OF_COLUMNS =
  /^(?:\W|(?:names?|days?|dates?|times?|hours?|when|where|locations?|rooms?|places?|office|e-?mail|phone|instructors?|assistants?|tas?|staff)(?!\p{L}))+$/iu;

const IN_BRACKETS = /\([^()]*\)/gu;

/**
 * What the lines behind are about: a heading, a short line or the words before a colon say so. A line with times of
 * its own says nothing about the next, and a long paragraph only where it names a subject.
 */
function labelAfter(
  { passage: { text }, heading, isCell }: Unit,
  label: Subject | undefined,
  locale: Locale,
): Subject | undefined {
  const front = text.slice(0, LONGEST_UNIT);
  const hasTimes = timesOf(front, locale).length > 0 || findHours(front, locale).length > 0;
  if (hasTimes || NAMES_ROOM.test(text)) return label;
  if (isCell && label?.type === 'class') return subjectOf(text, locale) ?? label;
  const bare = text.replace(IN_BRACKETS, '');
  const isLine = heading === true || /:\s*\|?\s*$/.test(text) || bare.length <= LONGEST_LABEL / 2;
  // A list of office hours goes on, whatever else its lines say, up to a heading or to what names a class.
  if (heading === true && ofPerson(locale).test(text)) return OF_SOMEBODY;
  if (heading !== true && label?.type === 'other' && OF_COLUMNS.test(text)) return label;
  if (isLine && text.length <= LONGEST_LABEL && /\p{L}{2}/u.test(text))
    return (
      subjectBelow(label, text, locale) ?? (heading !== true && label?.type === 'other' ? label : undefined)
    );
  const lead = /^[^:.]{2,40}:(?=\s)/u.exec(text)?.[0];
  if (lead === undefined) return label;
  return subjectBelow(label, lead, locale) ?? (text.length <= LONGEST_LABEL ? undefined : label);
}

interface Place {
  place: string;
  at: number;
}

interface PlaceLine {
  text: string;
  at: number;
  isMeeting: boolean;
  /** The place that a line above names, and that no meeting has yet. */
  above: Place | undefined;
}

/** "Room: Elm 230", to the meetings close above, or kept for those below. */
function givePlace(
  sightings: Sighting[],
  { text, at, isMeeting, above }: PlaceLine,
  locale: Locale,
): Place | undefined {
  const place = isMeeting ? undefined : labelledLocation(text, locale);
  if (place) return giveLocation(sightings, place, at) ? undefined : { place, at };
  if (!above || !isMeeting || at - above.at > NEAR_LINES) return above;
  giveLocation(sightings, above.place, at);
  return undefined;
}

/** To the meetings close above that have none yet; whether there was one. */
function giveLocation(sightings: Sighting[], location: string, at: number): boolean {
  const without = sightings.filter(
    (sighting) => sighting.location === undefined && at - sighting.at <= NEAR_LINES,
  );
  for (const sighting of without) sighting.location = location;
  return without.length > 0;
}
