import { type Passage, slicePassage } from './passage.ts';
import { PLATFORMS } from './platforms.ts';

/** What stands in front of the name of a work that is to be handed in, as a regular expression source. */
export const TO_HAND_IN =
  '(?:submit|turn\\sin|hand\\sin|upload|remettre|rendre|déposer|entregar|entrega|subir|entregue|abgeben|abgabe|consegnare|inleveren)';

/** Behind the name of what is handed in: where and when, as a regular expression source. */
export const WHERE_AND_WHEN = `(?:by|before|until|no\\slater|due|prior|in\\s(?:advance|class)|at\\s(?:the|\\d|noon|midnight)|on\\s(?:or\\sbefore|the)|(?:on|to|in|via|through|sur|à|al?|en|no|na|su|auf|op)\\s(?:the\\s|our\\s|your\\s|la\\s|el\\s|der\\s)?${PLATFORMS}|in\\s(?:hard\\scopy|print|my\\s(?:mailbox|box|office))|electronically|as\\san?\\s(?:pdf|word)|that|which|so|if|d[’']ici|avant|antes|para)(?!\\p{L})`;

const ASKED = new RegExp(
  `^\\W*(?:please\\s|to\\sdo:\\s)?(?:${TO_HAND_IN}|post|(?:e-?mail|send)(?:\\s(?:me|us))?)\\s?:?\\s(?=(?:your|an?|the|one|two|three|four|five|\\d{1,2})\\s\\p{L}{3})`,
  'iu',
);
const STATE =
  '(?:first|second|rough|full|completed?|typed|printed|revised|final|working|partial|polished|next|short|written|research)';
const WRITTEN =
  '(?:drafts?|outlines?|proposals?|thesis(?:\\sstatements?)?|(?:annotated\\s)?bibliograph(?:y|ies)|revisions?|versions?|essays?|papers?(?!\\s(?:and|or|to)\\s)|reports?|abstracts?|storyboards?)';
/** "Bring your first draft", "Also bring two copies of the outline": on that day it has to be there. */
const BROUGHT = new RegExp(
  `^\\W*(?:(?:please|also|and)\\s){0,2}bring\\s(?:in\\s)?(?=(?:(?:your|an?|the|(?:one|two|three|four|five|\\d|an?)\\s(?:\\p{L}+\\s)?cop(?:y|ies)\\sof(?:\\s(?:your|the|an?))?)\\s)?(?:${STATE}\\s){0,3}${WRITTEN}(?!\\p{L}))`,
  'iu',
);
const BEHIND_NAME = new RegExp(`(?<=\\p{L}{3}.*)[\\s,(]+${WHERE_AND_WHEN}`, 'iu');
/** "To ELMS", "to your group", "to class for peer review" */
const TO_WHOM =
  /\s(?:to\s(?:class|section|seminar|lab|workshop)(?:\sfor\s[\p{L}\s]{3,30})?|for\s(?:(?:a|our|the)\s)?(?:peer[\s-]review|workshop(?:ping)?|critique))\W*$|\s(?:to|on|in|via|through|with)\s(?:\p{Lu}{3,}|(?:the|your|our)\s(?:class|group|team|forum|(?:discussion\s|message\s)?board|course\s(?:site|page|website)|instructor|professor|partner))\W*$/u;
/** "By Monday 4 pm" tells another day or an hour. */
const OTHER_TIME = /\d|\p{L}day(?!\p{L})|\b(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|noon|midnight)\b/iu;
const LONGEST = 110;

/**
 * What a line of a plan asks for, by whatever name: "your outline" of "Submit: Your outline", "two questions" of "E-mail me
 * two questions".
 */
export function askedFor(line: Passage): Passage | undefined {
  const verb =
    line.text.length <= LONGEST ? (ASKED.exec(line.text) ?? BROUGHT.exec(line.text))?.[0] : undefined;
  if (verb === undefined) return undefined;
  const asked = line.text.slice(verb.length);
  const [behind = asked.length] = [BEHIND_NAME, TO_WHOM]
    .map((pattern) => asked.search(pattern))
    .filter((at) => at >= 0)
    .sort((a, b) => a - b);
  const end = verb.length + behind;
  return slicePassage(line, verb.length, OTHER_TIME.test(line.text.slice(end)) ? undefined : end);
}
