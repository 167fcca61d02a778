/** What is handed in on the way to a work. */
export const STAGE =
  /(?<!\p{L})(?:drafts?|outlines?|proposals?|abstracts?|revisions?|brouillons?|ébauches?|plans?|borrador(?:es)?|esquemas?|rascunhos?|bozz[ae]|entw[uü]rfe?|concept(?:en)?)(?!\p{L})/iu;

/** In front of its day: its last version. */
export const FINAL =
  /^[\s,;]*(?:and\s)?(?:(?:the|your|a)\s)?final(?:\s(?:version|draft|copy|essay|paper))?(?=\s(?:(?:is|will\sbe)\s)?(?:due|on|by)\b|[\s:(]*$)/iu;
