const DRAFTS = 'drafts?|brouillons?|borrador(?:es)?|rascunhos?|bozz[ae]|entw[uü]rfe?|concept(?:en)?';
const OTHER_STAGES =
  'outlines?|proposals?|abstracts?|revisions?|ébauches?|plans?|esquemas?|conceptos?\\sinicial(?:es)?|gliederung(?:en)?|exposés?|propuestas?|propostas?|proposte|proposta';

export const DRAFT = new RegExp(`(?<!\\p{L})(?:${DRAFTS})(?!\\p{L})`, 'iu');
/** What is handed in on the way to a work. */
export const STAGE = new RegExp(`(?<!\\p{L})(?:${DRAFTS}|${OTHER_STAGES})(?!\\p{L})`, 'iu');

/** In front of its day: its last version. */
export const FINAL =
  /^[\s,;]*(?:and\s)?(?:(?:the|your|a)\s)?final(?:\s(?:version|draft|copy|essay|paper))?(?=\s(?:(?:is|will\sbe)\s)?(?:due|on|by)\b|[\s:(]*$)/iu;

/** What else a stage of a work is called; alone these words may be anything. */
const MAYBE_STAGE =
  /(?<!\p{L})(?:final|revised|rewrite|topics?|thesis|bibliograph(?:y|ies)|sources?|peer\s(?:review|feedback|workshop)s?|prospectus|sketch(?:es)?|storyboards?|prototypes?|versions?|literature\sreview|finale|versión|versão|versione|endfassung|(?:endgültige|finale)\sfassung|definitieve)(?!\p{L})/iu;

/** Joins a stage to its work: "draft of", "plan du", "Entwurf für". */
export const OF_WORK = '(?:of|for|du|des|de\\s(?:la|el)|del|de|für|von|der|do|da|della|van|voor)';

/** Whether words name what is handed in on the way to a work, or the last of it. */
export const isStage = (text: string): boolean => STAGE.test(text) || MAYBE_STAGE.test(text);
