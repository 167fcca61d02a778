const ACTS =
  '(?:add|drop|withdraw|enroll?|register|audit|swap|declare|change\\s(?:the\\s|your\\s)?grad\\p{L}+|(?:elect|choose|request)\\s(?:pass|p/np|s/u|credit))';
const ENROLMENT = new RegExp(
  `(?<!\\p{L})(?:deadlines?|(?:last|final)\\s(?:day|date|chance))\\s(?:to|for\\s(?:students\\s)?to)\\s${ACTS}(?!\\p{L})|(?<!\\p{L})(?:add|drop|withdrawal|registration|enroll?ment)(?:\\s?/\\s?(?:add|drop))?\\s(?:deadline|period\\s(?:ends|closes))(?!\\p{L})`,
  'iu',
);

/** "Deadline to drop the course", "last day to add a class": a day of the registrar, and no work. */
export const isOfEnrolment = (text: string): boolean => ENROLMENT.test(text);
