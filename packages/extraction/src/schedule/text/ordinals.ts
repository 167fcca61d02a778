/** "The first", "le deuxième", "la prima": which of several, with its article where the language has one. */
const ARTICLE = '(?:(?:the|le|la|el|los|las|o|a|os|as|il|der|die|das|de|het)\\s)';

const WITHOUT_ARTICLE =
  '(?:first|second|third|fourth|fifth|sixth|last|1st|2nd|3rd|4th|5th|6th)(?:\\s(?:one|set|round|batch))?';

const PLURALS_IN_S = `(?:${[
  'premi(?:er|ère)|deuxième|seconde?|troisième|quatrième|cinquième|derni(?:er|ère)',
  'primer[oa]|segund[oa]|tercer[oa]|cuart[oa]|quint[oa]|últim[oa]',
  'primeir[oa]|terceir[oa]',
].join('|')})`;

const OTHER_PLURALS = `(?:${[
  'prim[oa]|second[oa]|terz[oa]|quart[oa]|ultim[oa]',
  'erste|zweite|dritte|vierte|fünfte|letzte',
  'eerste|tweede|derde|vierde|vijfde|laatste',
].join('|')})`;

/** Of a language whose plurals end in other letters than "s". */
export const OF_OTHER_PLURALS = new RegExp(`^${OTHER_PLURALS}$`, 'iu');

const WITH_ARTICLE = `(?:${PLURALS_IN_S}|${OTHER_PLURALS})`;

/** What is said of it, or its day: a noun behind it would be another thing than the one named before. */
const SAYS = `(?:${[
  'is|are|will\\sbe|falls|due|on|by|between|(?:should|must|has\\sto|is\\sto|may)\\sbe|takes',
  'est|sera|aura|doit|devra|du|avant|entre|pour|à\\s(?:rendre|remettre)|au\\splus',
  'es|será|se|debe|deberá|tendrá|antes|para|del?',
  'é|deve|deverá|terá|ocorre|no\\sdia|até|em|dia',
  'è|sarà|si|deve|dovrà|entro|tra|dal',
  'ist|wird|findet|muss|am|bis|vom|zwischen|spätestens',
  'wordt|vindt|moet|op|uiterlijk|tussen|vóór',
  '(?:le|el|il|op)\\s(?:\\p{L}+\\s)?(?:\\d|$)',
].join('|')})`;

/** "…, the second one on April 18", "la segunda se entrega el 4": one of the works that were named before. */
export const ONE_OF_SEVERAL = new RegExp(
  `(?:^|[\\s,;:(])(?:${ARTICLE}?(?<bare>${WITHOUT_ARTICLE})|${ARTICLE}(?<ordinal>${WITH_ARTICLE}))(?=\\s(?:${SAYS}(?!\\p{L})|\\()|,\\s(?:due|on)\\s)`,
  'iu',
);
