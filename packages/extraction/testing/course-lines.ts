/** A first line in each language, by which it is told. */
export const COURSE = {
  fr: 'Plan de cours, automne 2026. Le cours est donné en français et la présence est obligatoire pour tous.',
  es: 'Programa del curso, otoño de 2026. Las clases son en español y la asistencia es libre para los alumnos.',
  de: 'Seminarplan, Wintersemester 2026. Die Sitzungen sind für alle und werden von den Gruppen gehalten.',
  pt: 'Programa da disciplina, segundo semestre de 2026. As aulas são em português e a presença não é livre.',
  it: 'Programma del corso, autunno 2026. Le lezioni del corso sono in italiano e la frequenza non è libera.',
  nl: 'Studiehandleiding, najaar 2026. De colleges van het vak zijn in het Nederlands en voor alle studenten.',
};
