/** What is known of a course itself, beside its plan and its grading. */
export type CourseFact = 'instructor' | 'email' | 'meetings' | 'term';

interface Asking {
  fact: CourseFact;
  asks: RegExp;
  /** What such a question may be made of, beside the words of every question. */
  words: ReadonlySet<string>;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const setOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text));

const OF_EVERY_QUESTION = setOf(
  `and also please tell me so who whose what which when where how do does did can could will would is are was be being s re
  i we you my our your his her their the this that a an there of for in at on to by from with class classes course
  courses called`,
);
const PEOPLE =
  'instructor instructors professor professors prof profs lecturer lecturers teacher teachers faculty dr';

/** In this order: an address is asked for with the word for the person, a person never with that for an address. */
const ASKINGS: readonly Asking[] = [
  {
    fact: 'email',
    asks: /\b(what|which|whose|how)\b.*\be-?mail/i,
    words: setOf(`${PEOPLE} e mail email emails address addresses`),
  },
  {
    fact: 'instructor',
    asks: /\bwho\b|\b(which|what|name)\b.*\b(instructor|professor|prof|lecturer|teacher)/i,
    words: setOf(
      `${PEOPLE} name names teach teaches teaching taught run runs running lead leads leading give gives giving it`,
    ),
  },
  {
    fact: 'meetings',
    asks: /\b(when|where|how often|(what|which|at what) (time|hour|day|weekday|room|building)s?)\b|\b(class|lecture|meeting|lab)e?s? (time|hour|day|room|location|place)s?\b/i,
    words: setOf(
      `meet meets meeting meetings held hold holds take takes taking place places located location locations room rooms
      classroom building time times hour hours day days weekday weekdays often go have lecture lectures lab labs section
      sections seminar seminars recitation recitations discussion discussions tutorial tutorials`,
    ),
  },
  {
    fact: 'meetings',
    asks: /\bwhat (time|hour)\b/i,
    words: setOf('time hour start starts begin begins end ends over lecture lectures lab labs section'),
  },
  {
    fact: 'term',
    asks: /\b(what|which) (semester|term|quarter|year)\b/i,
    words: setOf('semester term quarter year taught offered run runs it'),
  },
];

/**
 * The fact of a course that a question asks for, and nothing besides: "who teaches it?" asks for the instructor, "who
 * teaches the lab?" for somebody whom the course does not name. Names are those of people who may be asked about.
 */
export function factAskedIn(question: string, names: readonly string[] = []): CourseFact | undefined {
  const asked = wordsOf(question);
  const people = new Set(names.flatMap(wordsOf));
  const isMeant = ({ asks, words, fact }: Asking): boolean => {
    const own = asked.filter((word) => !OF_EVERY_QUESTION.has(word));
    const isOfPerson = fact === 'email' || fact === 'instructor';
    return (
      asks.test(question) &&
      (own.length > 0 || isBareMeeting(question)) &&
      own.every((word) => words.has(word) || (isOfPerson && people.has(word)))
    );
  };
  return ASKINGS.find(isMeant)?.fact;
}

/** "When is class?", and of a course that is named: "Where is BIO 101?". */
const isBareMeeting = (question: string): boolean =>
  /\b(when|where)\b/i.test(question) && !/\b(that|this|you|who|what)\b/i.test(question);

/** Of several people those who are called by a name in the question; all where none is. */
export function peopleAskedIn<P extends { name: string }>(question: string, people: readonly P[]): P[] {
  const asked = new Set(wordsOf(question).filter((word) => !OF_EVERY_QUESTION.has(word) && word.length > 1));
  const called = people.filter(({ name }) => wordsOf(name).some((word) => asked.has(word)));
  return called.length > 0 ? called : [...people];
}

export const isAboutPlace = (question: string): boolean =>
  /\b(where|(class)?rooms?|buildings?|located|locations?)\b/i.test(question);

export const isAboutTime = (question: string): boolean =>
  /\b(when|how often|times?|hours?|(week)?days?)\b/i.test(question);
