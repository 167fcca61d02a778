/** Heads of the parts of a description of work, in every language: what stands below them is told of that work. */
export const PARTS_OF_BRIEF: readonly string[] = [
  '(?:general\\s+|project\\s+|assignment\\s+)?(?:description|overview|summary|introduction|background)',
  '(?:learning\\s+)?(?:goals?|objectives?|outcomes?|purpose|rationale)',
  '(?:the\\s+)?(?:tasks?|steps?|topics?|instructions?|guidelines?|directions|prompt|requirements?|specifications?|details?)',
  '(?:format(?:ting)?|length|style|structure)(?:\\s+and\\s+\\p{L}+)?',
  '(?:what\\s+to\\s+(?:submit|hand\\s+in|turn\\s+in|write|do)|how\\s+to\\s+(?:submit|hand\\s+in))',
  '(?:submission|submitting|deliverables?|hand(?:ing)?[\\s-]?in|turning\\s+in)(?:\\s+\\p{L}+)?',
  '(?:grading|rubrics?|evaluation|assessment|criteria|points|weight)(?:\\s+\\p{L}+)?',
  '(?:due\\s+)?(?:dates?|deadlines?|timeline)',
  '(?:resources|materials|notes?|hints?|tips|advice|examples?|constraints)',
  "(?:description|objectifs?|consignes?|contraintes?|conseils?|évaluation|notation|délais?|instructions?|directives?|format|modalités?(?:\\s+de\\s+remise)?|remise|critères?(?:\\s+d[’']évaluation)?|échéances?|barème)",
  '(?:descripci[óo]n|objetivos?|instrucciones|consignas?|formato(?:\\s+y\\s+entrega)?|entrega|criterios?(?:\\s+de\\s+evaluaci[óo]n)?|plazos?|rúbrica|requisitos)',
  '(?:beschreibung|ziele?|aufgabenstellung|format|abgabe|bewertung|kriterien|termine?)',
  '(?:descrição|objetivos?|instruções|formato|entrega|critérios?|prazos?)',
  '(?:descrizione|obiettiv[oi]|istruzioni|formato|consegna|criteri|scadenz[ae])',
  '(?:beschrijving|doel(?:en|stelling)?|instructies?|vorm|inleveren|beoordeling|deadline)',
];
