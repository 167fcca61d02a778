const REPEATS =
  /\b(?:every|each|all|weekly|\p{L}+days|chaque|tous|toutes|cada|todos|jeden|ogni|elke)(?!\p{L})/iu;
const LEFT_OUT =
  /(?<!\p{L})(?:except(?:ing)?(?:\sfor)?|excluding|but\snot|other\sthan|sauf|hormis|excepto|salvo|exceto|außer|tranne|eccetto|behalve)(?!\p{L})/giu;
/** A day without its class is a day off, and no exception only. */
const CLASS =
  /\b(?:class(?:es)?|lectures?|meet(?:s|ings?)?|seminars?|sessions?|cours|clases?|aulas?|vorlesung|lezion[ei])(?!\p{L})/iu;
const MONTH =
  '(?:jan|ene|gen|fe[bv]|f[ée]v|mar|m[äa]r|apr|abr|avr|may|mai|mag|jun|jul|jui|giu|lug|ago|ao[uû]|aug|set|sep|ott|oct|okt|out|nov|d[eéi][czs])\\p{L}{0,7}';
const WEEKDAY =
  '(?:mon|tue|wed|thu|fri|sat|sun|lun|mer|mié|jeu|jue|gio|ven|vie|sam|sáb|sab|dim|dom|die|mit|don|fre|son)\\p{L}{0,7}';
const BETWEEN = new RegExp(
  `^(?:${MONTH}|${WEEKDAY}|(?:on|for|the|of|weeks?|and|or|le|la|les|el|los|du|de|am|den|und|oder|et|ou|y|e|o|il|op)(?!\\p{L})|\\d+(?:st|nd|rd|th)?|[\\s,./&–—()-])*$`,
  'iu',
);

const FROM_OR_UNTIL =
  /(?<!\p{L})(?:begin(?:s|ning)?|start(?:s|ing)?|from|through|until|à\s(?:partir|compter)\sd[ue]|jusqu['’]au|desde|hasta|a\spartir\sde|ab|bis)(?!\p{L})/giu;
const REPEATS_WEEKLY =
  /\b(?:every|each|weekly|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|chaque|tous\sles|cada|todos\slos|jeden)(?!\p{L})/iu;
const TO = /\b(?:(?:and\s)?end(?:s|ing)?(?:\son)?|to|through|until|till|au|al|hasta|bis)(?!\p{L})/giu;

/** Whether words end where something that repeats begins or ends: "a quiz every Friday, starting on". */
export function isEndOfRepeats(before: string): boolean {
  const said = [...before.matchAll(FROM_OR_UNTIL)][0];
  if (!said) return false;
  const repeated = before.slice(Math.max(0, said.index - 120), said.index);
  const sentence = repeated.slice(repeated.search(/[^.;!?]*$/));
  const since = before.slice(said.index + said[0].length).replace(TO, ' ');
  return REPEATS_WEEKLY.test(sentence) && !CLASS.test(sentence) && BETWEEN.test(since);
}

/** Whether words end in a list of the days on which something that repeats is left out: "every Friday except May 7 and". */
export function isException(before: string): boolean {
  const said = [...before.matchAll(LEFT_OUT)].at(-1);
  if (!said) return false;
  const repeated = before.slice(Math.max(0, said.index - 120), said.index);
  const sentence = repeated.slice(repeated.search(/[^.;!?]*$/));
  const since = before.slice(said.index + said[0].length);
  return REPEATS.test(sentence) && !CLASS.test(sentence) && BETWEEN.test(since);
}
