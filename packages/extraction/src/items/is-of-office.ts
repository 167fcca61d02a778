import type { StatementRead } from './read-statement.ts';

/** Days of the registrar, the teacher and the cashier, on which nobody hands anything in. */
export const isOfOffice = (read: StatementRead): boolean =>
  isRegistrar(read) || isRequest(read) || isOfMarks(read) || isFee(read) || isPartOfYear(read);

const PART_OF_YEAR =
  /^\W*(?:semester|trimester|term|quarter|(?:teaching|lecture|study|revision)\s(?:period|weeks?)|last\sassessment\sitem(?:\sdue)?)\W*$/iu;

/** "Teaching period", "Last assessment item due": what the institution's calendar says of each course. */
const isPartOfYear = ({ occasion, dates }: StatementRead) =>
  PART_OF_YEAR.test(occasion.statement.text.slice(0, dates[0]?.start));

const REGISTRAR =
  /\b(?:add\s?\/\s?drop|(?:to|and|or)\s(?:drop|withdraw|add)|withdrawal|(?:add|drop|withdraw)\s(?:date|deadline)|drop\s?\/\s?add|W\s?\/\s?[FP]|(?:pass\s?\/\s?(?:fail|no)|credit\s?\/\s?no|S\s?\/\s?U)(?:\s\p{L}+){0,2}\sdeadline|d[’']abandon|d[’']annulation|limite\sde\sretrait|anulación|desmatriculación|abmeldung|abmeldefrist|ritiro|cierre\sde\s(?:las\s)?actas?|(?:all|course)\sdrops?\s(?:must|should|are))\b/iu;

/** "Add/drop deadline": a day of the registrar, which nobody hands anything in on. */
const isRegistrar = ({ occasion, own }: StatementRead) =>
  (own === undefined || own.kind === 'other') && REGISTRAR.test(occasion.statement.text);

const REQUEST =
  /^\W*(?:(?:all|any|your|late|make-?up|extension|re-?grad(?:e|ing)|accommodation|written)\s){0,3}(?:requests?|petitions?|appeals?)\s(?:for|to|must|are|is|should|will|due)\b/iu;

/** "Requests are due by October 5" is asked of the teacher, and no work. */
const isRequest = ({ occasion, own }: StatementRead) =>
  (own?.end ?? 0) <= (REQUEST.exec(occasion.statement.text)?.[0].length ?? -1);

const MARKS =
  /(?<!\p{L})(?:instructors?|faculty|teachers?)\s(?:to|must|should)\s(?:submit|post|enter|report)\s(?:all\s|their\s|the\s)?(?:final\s|midterm\s|course\s)?grades(?!\p{L})|^\W*(?:entrega|remise|publication|publicación)\s(?:de\s?l[ao]s\s|des?\s)(?:notas|calificaciones|notes|résultats|resultados)(?!\p{L})|^\W*(?:(?:final|midterm|course|all)\s)?grades?\s(?:(?:are|will\sbe)\s)?(?:due|posted|submitted|available|released)\b/iu;

/** "Entrega de notas": the day on which the teacher is done. */
const isOfMarks = ({ occasion: { statement }, dates }: StatementRead) =>
  [statement.text, statement.text.slice(dates[0]?.end)].some((text) => MARKS.test(text));

const FEE =
  /^\W*(?:(?:the|a|lab|course|studio|material|\p{L}+al)s?\s){0,3}(?:fees?|tuition|deposit|payment)\b/iu;

/** "Fee: $75, due by 9/6": owed, and no work. */
const isFee = ({ occasion, own }: StatementRead) => own === undefined && FEE.test(occasion.statement.text);
