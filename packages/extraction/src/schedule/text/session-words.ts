/** "First meeting", "Deuxième séance". */
export const SESSION_IN_ORDER =
  '(?:first|second|third|fourth|1st|2nd|3rd|4th|premi[eè]re?|deuxième|troisième|primera?|segunda?|tercera?|erste|zweite|dritte)\\s(?:week|class|session|lecture|meeting|day|semaine|séance|semana|sesión|clase|woche|sitzung)';
