const ACTS =
  '(?:(?:q[\\s-]?)?drop|add|withdraw|enroll?|register|audit|swap|declare|change\\s(?:(?:the|your)\\s)?(?:grad\\p{L}+|registration)|request\\san?\\sincomplete|(?:elect|choose|request)\\s(?:pass|p/np|s/u|credit))';
/** "the last day to", "this is the last day an undergraduate student may" */
const LAST_DAY =
  '(?:last|final)\\s(?:day|date|chance)\\s(?:(?:for\\s)?(?:(?:an?|the)\\s)?(?:\\p{L}+\\s)?students?\\s(?:to|may|can)|to)';
const PERIOD_ENDS = '(?:deadline|period\\s(?:ends|closes))';
/** "Twelfth class day; the official enrollment count is taken" */
const COUNT =
  'official\\senroll?ment\\scount|census\\s(?:day|date)|(?:fourth|twelfth|\\d{1,2}th)\\sclass\\sday';
const ENROLMENT = new RegExp(
  `(?<!\\p{L})(?:(?:deadlines?\\sto|${LAST_DAY})\\s${ACTS}(?!\\p{L})|(?:last|final)\\sday\\s(?:of|for)\\s(?:official\\s)?add\\s?/\\s?drop|(?:add|drop|withdrawal|registration|enroll?ment)(?:\\s?/\\s?(?:add|drop))?\\s${PERIOD_ENDS}(?!\\p{L})|(?:${COUNT})(?!\\p{L})|^\\W*incompletes?\\s(?:grades?\\s)?(?:\\p{L}+\\s){0,4}(?:must|should|will)|date\\slimite\\s(?:pour|d[’'e]\\s?)\\s?(?:abandon|annul|(?:se\\s)?désinscri)|fecha\\slímite\\s(?:para|de)\\s(?:retir|baja|anul|desinscri))`,
  'iu',
);

/** "Deadline to drop the course", "last day to add a class": a day of the registrar, and no work. */
export const isOfEnrolment = (text: string): boolean => ENROLMENT.test(text);
