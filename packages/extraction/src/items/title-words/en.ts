import type { TitleWords } from './title-words.ts';

const WEEKDAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)';
const DAY_OF = `(?:\\s${WEEKDAY})?`;
const DEADLINES =
  '(?:(?:submission|due)\\s)?(?:deadlines?|dates?(?:\\s(?:and|&)\\s(?:times?|place|location|room))?)';

export const english: TitleWords = {
  units: ['week', 'session', 'class', 'lecture'],
  leading: [
    ...[
      'and',
      'or',
      'the',
      'an?',
      'your',
      'our',
      'on',
      'by',
      'at(?!\\s(?:least|most)\\s)',
      'is',
      'are',
      'hrs?\\.?',
    ],
    "(?:please\\s)?(?:don[’']?t|do\\snot)\\sforget(?:\\sto(?:\\s(?:submit|upload|post|bring|(?:turn|hand)\\sin))?)?",
    'now(?=\\s+due(?!\\p{L})|\\s*$)',
    'reminder(?=\\s?:)',
    "here(?:[’']s|\\s(?:is|are))(?:\\sthe\\s(?:assignment|prompts?|instructions)\\sfor)?",
    'take(?=\\s+(?!home\\s)(?:the\\s+)?(?:\\p{L}+\\s+)?(?:quiz|exam|test|midterm)(?!\\p{L}))',
    '(?:start|begin|keep|finish|continue)\\s(?:writing|preparing|drafting|work(?:ing)?\\son)',
    'homework\\s(?:finish|complete|do)',
    '(?:submit|post|upload|(?:turn|hand)\\sin|e-?mail|send)(?=\\s?:)',
    `due(?:\\s(?:by|on|at|before|${WEEKDAY})){1,4}(?=\\s?[:–—-])`,
  ],
  trailing: [
    'is|are|was|be|will\\s+be|held|given|administered|taking\\s+place|scheduled|starting|beginning|opens?|out',
    `due(?:\\s(?:by|on))?\\s${WEEKDAY}(?:\\s(?:by|at))?`,
    'due',
    `on${DAY_OF}`,
    'by|at|from|to|in|for|of|and|or|the|before|during|no\\s+later\\s+than',
    '(?:during\\s+)?the\\s+week',
    '(?<=[:,(–-]\\s)week',
  ],
  behind: [
    'due(?:\\s(?:in|at|by|no|before|on|with|within|during|via|through|one|two|a|the|online|today|est)\\b[^:;]*)?',
    '(?:to\\s(?:be\\s)?)?(?:(?:hand|turn)(?:ed)?\\sin|submit(?:ted)?|submission|collected|returned)',
    'to\\sbe\\s(?:hand|turn)ed',
    `(?:on|this|next)\\s${WEEKDAY}(?:\\s(?:in|during)\\sclass|\\sat\\snoon)?`,
    'covers?\\s(?:material|chapters?|chs?|weeks?|lectures?|units?|modules?|everything|all|topics?|sections?|readings?|the)(?:\\s[^:;]*)?',
    '(?:previously|originally|formerly|initially)\\s(?:scheduled|planned|announced|set|due)\\b.*',
    `(?:submission\\s)?${DEADLINES}`,
    `due\\s(?:(?:on|by)\\s)?${WEEKDAY}\\b.*`,
    '(?<=\\b(?:exam|midterm|final|test|quiz|project|paper|essay|presentation|report)s?(?:\\s#?\\w{1,2})?[\\s,:–-]{1,3})\\(?no\\sclass(?:es)?(?:\\)|(?=\\W|$))(?:,\\slocation\\sTBA)?',
    '(?:by|at|before)\\s(?:the\\s)?(?:end|close|start|beginning)\\sof\\s(?:the\\s)?(?:class|lecture|seminar|session|day|business)(?:\\sday)?',
    '(?:in\\sadvance\\sof|prior\\sto|before)\\s(?:the\\s)?(?:class|lecture|seminar|session|meeting)',
    'before\\s(?:(?:the|your|own)\\s){0,2}(?:lab\\s)?section(?:\\s(?:begins|starts|meets))?',
    'available\\s(?:on|in|via|through|from|until)\\s.*',
    'submitted\\s(?:to|on|via|through|in)\\s.*',
    '(?<!\\b(?:to|and|or|will|must)\\s)submit\\s(?:all|your|it|the|via|on|in|to|through)\\s.*',
    '\\((?:[^()]*\\s)?see\\s[^()]*\\)',
    'in\\s(?:an?\\s)?(?:pdf|word|docx?)\\s(?:format|form|file)(?:\\s.*)?',
    '(?<=\\b(?:exams?|midterms?|tests?|quiz(?:zes)?)(?:\\s#?\\w{1,2})?[\\s,:–-]{1,3})(?:in|during)\\s(?:class|lab|lecture|section|recitation)(?:\\s(?:time|hours?))?',
    '(?<=:\\s)(?:posted|assigned|released|out|open|available|accessible)\\b[^:]*',
  ],
  deadlineOf: [
    `${DEADLINES}\\s(?:for|of)(?:\\s(?:the|your|all))?`,
    `${DEADLINES}(?=\\s(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d{1,2}(?:st|nd|rd|th))\\s)`,
  ],
  labels: [
    '(?:(?:assignments?|work|homework|hw|to[\\s-]?do|tasks?|items?|readings?|due(?:\\s+dates?)?|date|deadlines?|when|in[-\\s]class|on-?line)(?:\\s?(?:\\/|&|\\sand\\s)\\s?)?){1,3}(?:\\s+due)?(?:\\s+(?:today|this\\s+week|in\\s+class|before\\s+(?:class|seminar|section|lab|lecture)))?',
  ],
  brackets: [
    '(?:out|posted|assigned|released|available)[\\s,]*(?:due\\s*)?',
    `(?:(?:by|on|due)\\s)?${WEEKDAY}\\.?`,
    '(?:due|opens?|closes?|deadline)\\b[^()]{0,40}',
    '(?:tentative(?:ly)?|scheduled|planned)\\b[^()]{0,30}',
    '(?:previously|originally|formerly|initially)\\b[^()]{0,50}',
    '[^()]{0,60}\\b(?:through|from|until|till|to|of|since|between|on|by|after|before)',
  ],
  startsPhrase: [
    '(?:two|three|four|five|six)(?!\\s(?:page|word|paragraph)s?(?!\\p{L}))|several|each|every|no|all',
    'the|a|an|your|our|this|that|its|their|his|her',
    'submit|complete|turn|take|post|upload|bring|make|write|begin|collect',
    'gives?|holds?|does|do|makes?|writes?|have|is|are|be|will|due',
    'in(?!\\sclass\\s)|of|for|and|to|on|with|by|at|if|from|during',
  ],
  parts: ['(?:draft|proposal|outline|report|presentation|paper|project|exam|essay|topic|plan|part\\s\\d)s?'],
  qualifiers: ['final', 'oral', 'individual'],
};
