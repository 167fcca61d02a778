import { dateWords } from '../dates/words.ts';
import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { oneOf, word } from '../text/patterns.ts';
import { meetingWords } from './words/by-language.ts';

const PART = "[\\p{Lu}\\d][\\p{L}\\d.’'&/-]{0,24}";
const ROOM = ',?\\s(?:rm|room)\\.?\\s#?\\d[\\p{L}\\d.-]{0,6}';
const JOINED = `${PART}(?:,?\\s(?:(?:of|de|del|la|du|des|and)\\s)?${PART}){0,6}(?:${ROOM})?`;
// A word with a colon begins the next entry: `Elm Hall 230 Lab: Mondays`.
const WHOLE = '(?![\\p{L}\\d]|\\s?:)';
const PLACE_WORD =
  '\\b(?:hall|room|building|cent(?:er|re)|auditorium|theat(?:er|re)|library|lab|salle|amphi|aula|edificio|campus|studio|house)\\b';
const LOOKS_LIKE_PLACE = new RegExp(`\\d|${PLACE_WORD}`, 'iu');
/** "Elm Hall 230, Ana Petrov": who teaches there. */
const NAME_BEHIND = new RegExp(`(?<=\\d),\\s(?!.*${PLACE_WORD})\\p{Lu}\\p{Ll}+\\s\\p{Lu}\\p{Ll}+$`, 'u');
const NO_PLACE =
  /^(?:(?:labs?|lectures?|discussions?|seminars?|recitations?|tutorials?|groups?)(?:\s(?:\d{1,2}|\p{Lu}))?|0\d+)$|^\d{1,2}\/\d|\s(?:mon|tues?|wed|thu(?:rs?)?|fri)$|^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|instructor|professor|prof|dr|office|e-?mail|phone|fall|spring|summer|winter|section|sec|tba|tbd|am|pm|ta|credits?|units?|start|end|20\d\d)\b/iu;
/** "(Discussion 2) in Elm Hall 230": which of them it is. */
const WHICH_ONE =
  /^\s?\((?:labs?|lectures?|discussions?|seminars?|recitations?|tutorials?|groups?|sections?)\s[\p{L}\d]{1,3}\)/iu;
const LONGEST_PLACE = 80;
/** Where the next entry begins on the same line; behind the number of a room "Lab" is no part of the place. */
const OTHER_BEHIND =
  /(?<=\d)\s(?:labs?|laboratory|recitations?|seminars?|studio)$|[\s,;](?:section|sec\.|instructor|professor|prof\.|office|e-?mail|class\s|lecture\s|discussion|groupe|grupo|ay\s?\d{4})(?!\p{L}).*$/iu;
/** Where its sentence ends: "Elm Hall 230. Student hours: …", but not "St. Mark Hall". */
const NEXT_SENTENCE = /(?<=\d|\p{Ll}{4})\.\s\p{Lu}.*$/u;

const patternsOf = perLocale((locale) => {
  const { place, online } = meetingWords(locale.language);
  return {
    led: new RegExp(
      `^(?:\\s?uhr(?!\\p{L}))?[\\s,;:|()@.•–-]{0,8}(?:(?:in-person\\s)?(?:in|at|en|au|à|dans|salle|${place.join('|')})\\s?:?\\s){0,2}(?<place>${JOINED})${WHOLE}`,
      'u',
    ),
    remote: new RegExp(`^.{0,20}?${word(oneOf(online))}`, 'iu'),
    // "Room 12, August 24 to December 18": the days on which it meets there.
    days: new RegExp(
      `(?:^|[,\\s]\\s?)(?:from\\s)?${dateWords(locale).month}\\.?\\s\\d{1,2}(?!\\d).*$|,\\s(?:du|del|vom|dal|van|de)\\s\\d{1,2}$`,
      'iu',
    ),
  };
});

/** The place behind the hours of a meeting: `in QX 318`, `, Elm Hall 230`, `on Zoom`. */
export function locationBehind(text: string, locale: Locale): string | undefined {
  const patterns = patternsOf(locale);
  const behind = text.replace(WHICH_ONE, '');
  const found = tidy(patterns.led.exec(behind)?.groups?.place?.replace(patterns.days, ''));
  if (found && LOOKS_LIKE_PLACE.test(found) && !NO_PLACE.test(found)) return found;
  const remote = patterns.remote.exec(behind)?.[0];
  return remote ? tidy(remote.replace(/^[\s,;:|()@–-]*(?:(?:via|on|by|en|par|por)\s)?/iu, '')) : undefined;
}

const AT_CLOSE = new RegExp(`:\\s(?<place>${JOINED})[\\s,]*$`, 'u');

/** The place between the name of a meeting and its hours: `Lecture: RX 4.102 10:00-10:50 MWF`. */
export function locationBefore(lead: string): string | undefined {
  const found = tidy(AT_CLOSE.exec(lead)?.groups?.place);
  return found && LOOKS_LIKE_PLACE.test(found) && !NO_PLACE.test(found) ? found : undefined;
}

const labelPattern = perLocale(({ language }) => {
  const { place } = meetingWords(language);
  return new RegExp(
    `(?:^|[\\s|])(?<!office\\s)${oneOf(place)}\\s?(?::\\s?\\|?|\\|)\\s{0,2}(?<place>[^|;]{3,${LONGEST_PLACE}})`,
    'iu',
  );
});

/** The place a line of its own names: `Location: Elm Hall 230`. */
export const labelledLocation = (text: string, locale: Locale): string | undefined =>
  tidy(labelPattern(locale).exec(text)?.groups?.place);

function tidy(text: string | undefined): string | undefined {
  const words = (text ?? '').replace(NEXT_SENTENCE, '').replace(OTHER_BEHIND, '').replace(NAME_BEHIND, '');
  const place = words.replace(/^[\s(]+|[\s,.;(|-]+$/gu, '');
  return place.length >= 3 && place.length <= LONGEST_PLACE ? place : undefined;
}
