/** Says that something is on the days named before, in every language. */
export const SAME_DAYS: readonly string[] = [
  '(?:on\\s+)?the\\s+same\\s+days?',
  '(?:les\\s+|le\\s+)?mêmes?\\s+jours?',
  '(?:los\\s+|el\\s+)?mismos?\\s+d[ií]as?',
  '(?:an\\s+)?(?:denselben|den\\s+gleichen|demselben|am\\s+gleichen|am\\s+selben)\\s+tag(?:en)?',
  '(?:n?os\\s+|n?o\\s+)?mesmos?\\s+dias?',
  '(?:gli\\s+|n?e?gli\\s+|lo\\s+)?stess[io]\\s+giorn[io]',
  '(?:op\\s+)?dezelfde\\s+dag(?:en)?',
];
