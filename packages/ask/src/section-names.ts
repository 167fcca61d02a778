/** What sections of syllabi are called. A text file marks none of its headings: they are known by their words alone. */
const NAMED =
  /\b(about (the|this) course|academic (honesty|integrity)|accessibility|accommodations?|assessments?|assignments?|attendance|books?|calendar|collaboration|communication|conduct|contact|course (content|description|goals|information|materials|objectives|outline|overview|policies|schedule)|deadlines?|description|disabilit(y|ies)|evaluation|exams?|examinations?|expectations|grad(es|ing)|homework|instructors?|integrity|labs?|late (work|policy|assignments)|learning (goals|objectives|outcomes)|lectures?|materials|meetings?|objectives|office hours|outcomes|outline|overview|participation|plagiarism|polic(y|ies)|prerequisites?|presentations?|projects?|quizzes|readings?|requirements|resources|schedule|support|syllabus|teaching (assistants?|staff)|technology|textbooks?|times? and places?|topics|weights?|workload|aims|bewertung|literatur|termine|calendrier|évaluation|évaluations|objectifs|bibliographie|evaluación|calendario|horario|bibliografía|objetivos)\b/iu;
/** A name stands by itself, in few words and without a figure or the end of a sentence. */
const ALONE = /^\p{Lu}[\p{L}'’&/ -]{2,50}:?$/u;
const MOST_WORDS = 4;

/** Whether a line of plain text most likely names the section below it. */
export const isNameOfSection = (line: string): boolean => {
  const text = line.trim();
  return ALONE.test(text) && text.split(/\s+/).length <= MOST_WORDS && NAMED.test(text);
};
