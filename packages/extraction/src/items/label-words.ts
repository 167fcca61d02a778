import { without } from '../text/patterns.ts';

const wordSet = (words: string) => new Set(words.split(' '));

/** Words that say when and where to hand in, but not what. */
const LABEL_WORDS = wordSet(
  'déposer rendre remettre délai délais sur avant au plus tard hasta en classe clase today both files document assigned due date dates deadline deadlines when day days time submit submitted submission submissions upload uploaded online on to in at by the pm am a p m midnight noon class classes moodle canvas dropbox courselink blackboard gradescope brightspace tba tbd via email and or of est et pt edt pst cet cest gmt utc bst mst mdt cst cdt pdt aest aedt is are be will before beginning end monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs thur fri sat sun remise rendre à le la du entrega fecha el de entro il em até às ao vóór voor uiterlijk uiterste om uur uhr bis zum am um limite pour límite para aoe anywhere earth den spätestens abgabe consegna prazo inleveren inleverdatum lever leveren te voor inlevering de remis remise rendu tombée échéance échéances plazo prazo límites entregar entregue enviar se entregan frist termin abgabetermin abgabefrist abgabedatum abzugeben fällig scadenza consegnare di da lunedì giorno dia día tag deadline datum data ore alle op zoom room turnitin hard copy pdf lab period your start through until from open opens opened close closes closed available until released release pts points pt not tentative tentatively confirm confirmed confirmer following posted distributed en eod cob eob business takes take place held given scheduled administered handed turned collected received should needs later than',
);
const GENERIC_WORDS = wordSet(
  'assignment assignments exercise exercises task tasks upload submit post reading readings turn hand bring complete completed work for this that it with all any each every next no item items week weekly last day must reports papers projects essays exams assigned finish read policy policies guidelines',
);

const tokens = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether the words only say when and where: "Due: online, by noon". */
export const isOnlyLabel = (text: string): boolean =>
  tokens(text).every((word) => LABEL_WORDS.has(word) || /^\d+$/.test(word));

const CLOCK = /\d{1,2}(?::\d{2})?\s?[ap]\.?m\b\.?|(?<!\d)\d{1,2}\s?h\s?(?:\d{2})?(?![\p{L}\d])/giu;

/** Whether words besides their dates only say when and where: "Due Jan 22 at 11:59pm". */
export const saysOnlyWhen = (text: string, dates: readonly { start: number; end: number }[]): boolean =>
  isOnlyLabel(without(text, dates).replace(CLOCK, ' '));

/** All that is to be done, whatever it is, and that it is to be: "Complete by Jan 22:". */
const ALL_WORK = wordSet(
  'homework homeworks hw hwk assignments tasks work deliverables items submissions do done complete completed finish turn turned hand devoirs travaux tâches faire tareas trabajos entregas actividades hacer hausaufgaben aufgaben abgaben compiti consegne trabalhos tarefas atividades opdrachten huiswerk',
);

/** "Homework (due Jan 22)", "To do by Jan 22:": besides its day, only that there is work. */
export const saysOnlyOfWork = (text: string, dates: readonly { start: number; end: number }[]): boolean => {
  const words = tokens(without(text, dates).replace(CLOCK, ' '));
  return (
    words.some((word) => ALL_WORK.has(word)) &&
    words.every((word) => LABEL_WORDS.has(word) || ALL_WORK.has(word))
  );
};

/** `A2`, `Q 1`: as short as a name can be. */
const SHORT_CODE = /^\p{Lu}\s?\d{1,2}$/u;

const ADVICE =
  /\s(?:is|are)\s(?:strongly\s|highly\s)?(?:recommended|encouraged)(?!\p{L})|^\W*(?:\p{L}[^:.]{1,30}:\s)?(?:please\s)?(?:feel\sfree|bring|come|follow|remember|be\s(?:ready|prepared|sure)|wear|arrive|check|(?:apport|emmen|amen)ez|apporter|tra(?:er|iga|igan|ed))\b/iu;

/** "Bring a laptop" is told for the class, and nothing to hand in. */
export const isAdvice = (text: string): boolean => ADVICE.test(text);

const PLACE =
  /^(?:(?:at|in|au|à|en|em)\s)?(?:(?:room|rm\.?|salle|local|aula|sala|raum)\s)?\p{Lu}{1,3}\s?-?\s?\d{3,5}\p{L}?$|^(?:(?:at|in|au|à|en|em)\s)?(?:room|rm\.?|salle|local|aula|sala|raum)\s\S{1,8}$/iu;

const HALL =
  /^(?:(?:[Aa]t|[Ii]n)\s(?:the\s)?)?(?:\p{Lu}[\p{L}’'.]+\s){1,3}(?:Auditorium|Hall|Gym(?:nasium)?|Building)(?:\s\d{1,4}\p{Lu}?)?$/u;

/** "Au B-204", "Harbor Auditorium": what is left of a cell that says when and where. */
const isPlace = (title: string): boolean =>
  (/\d/u.test(title) && PLACE.test(title.trim())) || HALL.test(title.trim());

/** Whether a title names nothing that could be told from the other things of the course: "upload assignment". */
export const isGeneric = (title: string): boolean =>
  !CLOSE_READING.test(title) &&
  ((title.replace(/\P{L}/gu, '').length < 2 && !SHORT_CODE.test(title)) ||
    isPlace(title) ||
    tokens(title).every((word) => LABEL_WORDS.has(word) || GENERIC_WORDS.has(word)));

/** "Close-reading assignment": a text is read closely, and nothing is closed. */
const CLOSE_READING = /\bclose[\s-]reading/iu;

const TERM =
  /^(?:spring|summer|fall|autumn|winter|printemps|été|automne|hiver|primavera|verano|otoño|invierno)(?:\s(?:semester|term|quarter|session))?,?\s(?:19|20)\d{2}$/iu;

/** "Fall 2026", above the days of the term. */
export const isTermName = (title: string): boolean => TERM.test(title);

const DUE_ALONE =
  /^\W{0,8}(?!(?:all|any|your|not|nothing|what)\s)\p{L}{3,}(?:\s\p{L}{4,})?\sdue(?:\stoday|\s(?:in|at|during)\s(?:the\s)?\p{L}{3,})?(?:\W{0,3}\d{1,3}\s?%)?\W{0,4}$/iu;

/** "Papers due", "Written assignment due in section, 5%": beside its day, nothing but what is due. */
export const isDueAlone = (text: string): boolean => DUE_ALONE.test(text);

const NONE_BEHIND_LABEL =
  /^[^:]{2,40}(?::|\s[–—-])\s?(?:(?:is|are)\s)?(?:none|nothing|n\/a|rien|aucune?|nada|ningun[ao]?|keine?|nichts|niente|nessun[ao]?|nenhum[ao]?|geen|niets)\W*$/iu;

/** "Homework: none", "Tareas: ninguna". */
export const saysNone = (text: string): boolean => NONE_BEHIND_LABEL.test(text);

const POLICY =
  /(?:^|\s)(?:polic(?:y|ies)|politiques?|pol[ií]ticas?|politic(?:a|he)|richtlinien?|beleid)\W*$|^\W*(?:polic(?:y|ies)\s(?:on|for|about|regarding)|(?:politiques?|pol[ií]ticas?|politiche)\s(?:sur|de|des|du|d[’']|sobre))(?!\p{L})/iu;
/** "Paper 2: Foreign policy", "Essay on public policy" are works about one. */
const ABOUT_ONE = /[\d:].*\s\p{L}+\W*$|\p{L}\s(?:on|about|in)\s(?:\p{L}+\s){0,4}\p{L}+\W*$/iu;

/** "Late work policy", "Politique de remise": the head of rules, and the name of no work. */
export const isPolicy = (text: string): boolean =>
  POLICY.test(text) && (/^\W*poli/iu.test(text) || !ABOUT_ONE.test(text));

/** The word in front of a day, which says nothing of what is due on it. */
export const isDeadline = (noun: string): boolean => /^deadlines?$/iu.test(noun);
