import type { DocumentIndex } from './document-index.ts';

/**
 * What students often ask of a syllabus: how they ask for it, and what a text holds that has it. Stricter than `WANTS`,
 * which find the line: here a word for the thing is not enough where its day, its number or its place is asked for.
 */
const TOPICS: readonly (readonly [name: string, asks: RegExp, tells: RegExp])[] = [
  [
    'officeHours',
    /office hours?|student hours/i,
    /office hours?[^.]{0,120}(\d{1,2}(?:[:.]\d\d ?(?:[ap]\.?m\b)?| ?[ap]\.?m\b)|(?:\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|\b(?:mwf?|tr|tu?th|m\/w|t\/th)\b)|appointment)/gi,
  ],
  [
    'assistantHours',
    /\bta'?s?\b.*(hours|available)|(hours|available).*\bta'?s?\b/i,
    /\bta'?s?\b.{0,200}(office hours|\d{1,2}(?:[:.]\d\d ?(?:[ap]\.?m\b)?| ?[ap]\.?m\b))/gi,
  ],
  [
    'assistant',
    /\bwho\b.*(\bta'?s?\b|teaching assistant|grader)|\bta'?s? for|is there a ta\b/i,
    /(\bta'?s?\b|teaching assistants?|grader)\s*(s|\(s\))?\s*[:–-]|<?TA_|teaching assistants? (is|are|will)/g,
  ],
  ['email', /e-?mail/i, /<?[A-Z_]*EMAIL|\w@\w/gi],
  [
    'phone',
    /phone number|telephone|call (you|the prof|the inst)/i,
    /\d{3}[-.) ]{1,2}\d{3}[-. ]\d{4}|<?PHONE/gi,
  ],
  [
    'office',
    /where.*office|office (located|location|number|room)|(professor|instructor)'?s? office\b(?! hours)/i,
    /\boffice( location)?\s*[:–-]\s*\S+.{0,40}\d|\boffice (is|located) (in|at)/gi,
  ],
  [
    'classroom',
    /where (is|does|do|will|are) (the |this |our |we )?(class|course|lecture|meet)|(what|which) (room|building)|class(room)? location|location of (the |this )?(class|course|lecture)/i,
    /((?:\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|\b(?:mwf?|tr|tu?th|m\/w|t\/th)\b)|\d{1,2}(?:[:.]\d\d ?(?:[ap]\.?m\b)?| ?[ap]\.?m\b)).{0,80}\b([A-Z]\w+ )?(hall|room|rm|building|lab|center|auditorium|library|\d{3})\b|(location|room|where|place|classroom|class meets)\s*[:–-]/gi,
  ],
  [
    'meetings',
    /what (time|days?)|when (does|do|is|will|are) (the |this |our |we )?(class|course|lecture|meet)|how (often|long) (do|does|is|are) .*(class|lecture|meet)|class times?/i,
    /(?:\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|\b(?:mwf?|tr|tu?th|m\/w|t\/th)\b).{0,40}\d{1,2}(?:[:.]\d\d ?(?:[ap]\.?m\b)?| ?[ap]\.?m\b)|\d{1,2}(?:[:.]\d\d ?(?:[ap]\.?m\b)?| ?[ap]\.?m\b).{0,40}(?:\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|\b(?:mwf?|tr|tu?th|m\/w|t\/th)\b)/gi,
  ],
  [
    'credits',
    /how many (credit|unit)|(number|amount) of (credit|unit)|credits?( hours)? (is|are|do|does|will)|credits? (is )?worth/i,
    /\b(\d|one|two|three|four|five)(\.\d)?[- ]*(semester |course )?(credits?|units?|cr\b)|(credits?|units?|credit hours?)\s*[:(]?\s*\d/gi,
  ],
  [
    'prerequisites',
    /pre-?req|pre-?requisite|need to (take|have taken)|before (taking|enrolling)|background/i,
    /pre-?req|prior (course|knowledge|experience|coursework)|background in|no (prior|previous)|permission of/gi,
  ],
  ['corequisites', /co-?req/i, /co-?req/gi],
  ['curve', /curve/i, /\bcurv/gi],
  ['extraCredit', /extra[- ]credit|bonus/i, /extra[- ]credit|bonus|extra points/gi],
  [
    'droppedScore',
    /lowest|drop(ped)? (a|any|the|my) (quiz|score|grade|homework|exam|lab)|(quiz|score|grade|homework|exam)s? (be |get )?dropped/i,
    /lowest|drop(ped|s)?\b.{0,40}(quiz|score|grade|homework|exam|assign)|(quiz|score|grade|homework|exam|assign).{0,40}\bdrop(ped|s)?\b/gi,
  ],
  [
    'finalExam',
    /final exam|is there a final|a final\b|the final\b/i,
    /final exam|\bfinal\b.{0,30}(%|points|exam|date)/gi,
  ],
  [
    'finalDate',
    /(when|date|what (day|time)).*final|final.*(when|date|what (day|time))/i,
    /final.{0,60}(\d{1,2}\/\d|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d|tba|registrar|finals? week)|(\d{1,2}\/\d{1,2}|(may|dec|aug)[a-z]*\.? \d{1,2}).{0,60}final/gi,
  ],
  [
    'midtermDate',
    /(when|date|what (day|time)).*mid-?term|mid-?term.*(when|date)/i,
    /mid-?term.{0,60}(\d{1,2}\/\d|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d|week \d)|(\d{1,2}\/\d{1,2}|(jan|feb|mar|apr|jun|jul|sep|oct|nov)[a-z]*\.? \d{1,2}).{0,60}mid-?term/gi,
  ],
  ['midterm', /mid-?term/i, /mid-?term/gi],
  [
    'quizCount',
    /how many quiz|number of quiz/i,
    /(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|weekly) [^.]{0,20}quizz?e?s?\b|quiz \d/gi,
  ],
  ['quizzes', /quiz/i, /quiz/gi],
  [
    'examCount',
    /how many (exams|tests|midterms)/i,
    /(\d+|one|two|three|four|five) [^.]{0,20}(exams|tests|mid-?terms)|exam \d|mid-?term (\d|i+\b)/gi,
  ],
  [
    'examFormat',
    /format.*(exam|test|final|midterm)|(exam|test|final|midterm).*(format|multiple choice|essay|open|closed|cumulative|comprehensive|take[- ]home|online|in[- ]person)|what (type|kind)s? of (question|exam)/i,
    /multiple[- ]choice|short[- ]answer|true.?false|open[- ](book|note)|closed[- ](book|note)|cumulative|comprehensive (exam|final)|take[- ]home|exams? will (be|consist|include|cover)/gi,
  ],
  [
    'examNotes',
    /(note|cheat) ?(sheet|card)|formula sheet|open[- ](book|note)|use (my )?notes/i,
    /(note|cheat|formula|equation) ?(sheet|card)|(open|closed)[- ](book|note)/gi,
  ],
  ['calculator', /calculator/i, /calculator/gi],
  ['laptops', /laptop|computer|tablet/i, /laptop|computer|tablet|electronic device/gi],
  [
    'phones',
    /cell ?phone|\bphones?\b(?! number)|texting/i,
    /cell ?phone|\bphones\b|mobile|texting|electronic device/gi,
  ],
  ['food', /\beat|food|drink|snack/i, /\beat(ing)?\b|food\b|drink|snack/gi],
  [
    'recordings',
    /record(ed|ing)|later viewing|watch.*lecture|miss.*watch/i,
    /record(ed|ing)|echo ?360|lecture capture|videos? (of|will)/gi,
  ],
  ['slides', /slides|powerpoint|lecture notes/i, /slides|power ?point|lecture notes/gi],
  [
    'zoom',
    /zoom|online|remote|virtual|in[- ]person|hybrid/i,
    /zoom|online|remote|virtual|in[- ]person|hybrid|face[- ]to[- ]face/gi,
  ],
  [
    'attendance',
    /attendance|how many (classes|absences|times).*(miss|absen|have)|(miss|absen).*(class|lecture)|mandatory.*attend/i,
    /attendance (is|will|policy|and|counts)|attendance.{0,30}%|absences?\b.{0,60}(will|allowed|excused|unexcused|more than|two|three|\d)|miss(ing|ed)? (a |more |class|lecture)/gi,
  ],
  [
    'absenceCount',
    /how many.*(absen|miss)|number of absen/i,
    /(\d+|one|two|three|four|five) (unexcused |excused )?(absences|classes|days)|more than (\d+|one|two|three|four)[^.]{0,20}(absen|class)/gi,
  ],
  [
    'late',
    /\blate\b|after the (due|deadline)|past (the )?due|extension|deadline/i,
    /late (work|assign|home|sub|paper|polic|penal|lab|project|exercis|hw)|no late|\bextension|penalt|per day|after the (due|deadline)|past due|not be accepted|grace/gi,
  ],
  [
    'makeUp',
    /make[- ]?up|miss(ed)? (an? |the )?(exam|quiz|test|midterm|lab)|reschedul/i,
    /make[- ]?up|miss(ed|ing)? (an? |the |any )?(exam|quiz|test|midterm|lab)|reschedul/gi,
  ],
  [
    'regrade',
    /re-?grad|disput|appeal|contest/i,
    /re-?grad|disput|appeal|grading (error|mistake|question)|within (one|a) week/gi,
  ],
  [
    'resubmit',
    /re-?submi|re-?do|revis|re-?take|rewrite/i,
    /re-?submi|re-?do|revis(e|ion)|re-?take|rewrite/gi,
  ],
  [
    'scale',
    /letter grade|to (get|earn|receive) an? [abcd]|grad(e|ing) scale|what (is|percent|grade).*\b[abcd][+-]?\b|passing|pass the/i,
    /\b[ABCD][+–-]?\s*[=:(≥>]?\s*\(?\d\d|\d\d(\.\d+)?\s*%?\s*[-–]\s*\d\d(\.\d+)?\s*%?\s*[=:(]?\s*[ABCD]\b|\d\d\+?%? ?(=|:|or above|and above|is an?) ?[ABCD]?/g,
  ],
  [
    'weights',
    /worth|weight|percent|grade (breakdown|distribution|calculated|determined|based)|how.*(final )?grade.*(calculated|determined|computed|made)/i,
    /\d ?%.{0,200}\d ?%|points.{0,100}points/gi,
  ],
  [
    'book',
    /text ?book|required (text|book|reading)|what book/i,
    /isbn|edition|textbooks?\b|required (text|book|reading)|no (required )?(text|book)|course text/gi,
  ],
  [
    'bookCost',
    /(cost|price|much|expensive|cheap|afford|free).*(book|text|material)|(book|text|material).*(cost|price|expensive|cheap|afford|free)/i,
    /\$ ?\d|\bfree\b|no cost|cost/gi,
  ],
  ['costs', /\bfees?\b|cost|\bpay\b/i, /\$ ?\d|\bfees?\b|\bcosts?\b/gi],
  [
    'classSize',
    /class size|how many students|enroll(ed|ment)|how (big|large)|capacity|small class|large class/i,
    /\d+ students|enrollment (is|limit|cap)|class size|maximum of/gi,
  ],
  ['groups', /group|team|partner|alone|individual/i, /\bgroups?\b|\bteams?\b|partner|individual(ly)?/gi],
  [
    'groupForming',
    /(choose|pick|assign|select|form).*(group|team|partner)|(group|team|partner).*(chosen|assign|pick|select|formed|choose)|(size|many).*(group|team)|(group|team).*(size|many)/i,
    /(groups?|teams?|partners?) (of|will be|are|formed|assigned|chosen|selected)|(form|choose|pick|assign|select)(ed)? [^.]{0,30}(group|team|partner)/gi,
  ],
  ['project', /project/i, /project/gi],
  [
    'paperLength',
    /how (long|many (pages|words)).*(paper|essay|report|project|memo)|length of|(paper|essay|report).*how (long|many)|word (count|limit)|page (limit|length)/i,
    /\d+[- –to]*\d* ?(-| )?(pages?|words|double)|pages? (long|max|in length)/gi,
  ],
  [
    'holiday',
    /holiday|break|no class|cancel|thanksgiving|snow/i,
    /holiday|\bbreak\b|no class|cancel|thanksgiving|recess/gi,
  ],
  [
    'firstDay',
    /(first|start|begin).*(day|class|semester)|when.*(start|begin)/i,
    /first (day|class)|begins?\b|week 1\b|(jan|aug|sep|feb)[a-z]*\.? \d/gi,
  ],
  ['lastDay', /(last|end).*(day|class|semester)/i, /last (day|class)|(dec|may|apr)[a-z]*\.? \d/gi],
  ['ai', /chat ?gpt|\bai\b|generative/i, /chat ?gpt|\bAI\b|generative/g],
  [
    'honesty',
    /plagiar|cheat|academic (dis)?honest|integrity/i,
    /plagiar|cheat|academic (dis)?honest|integrity/gi,
  ],
  [
    'sanctions',
    /(what happens|consequence|penalt|punish|fail|result).*(plagiar|cheat|dishonest)|(plagiar|cheat|dishonest).*(what happens|consequence|penalt|punish|fail|result)/i,
    /(plagiar|cheat|dishonest|integrity).{0,300}(fail|sanction|zero|expul|suspen|penalt|\bF\b)/gi,
  ],
  ['accommodations', /disabilit|accommodat|dyslex|special needs/i, /disabilit|accommodat/gi],
  [
    'tutoring',
    /tutor|extra help|help (room|center|session)|struggl|supplemental instruction/i,
    /tutor|learning (resource )?center|help (room|center|session|desk)|writing center|supplemental instruction|peer (leader|mentor)/gi,
  ],
  [
    'counselling',
    /mental|counsel|stress|anxiety|wellness/i,
    /mental|counsel|wellness|well-being|CCPH|psychological/gi,
  ],
  [
    'reviewSession',
    /review session|study guide|practice (exam|test|problem)/i,
    /review session|study guide|practice (exam|test|problem|question)|review (for|day|sheet)|\breview\b/gi,
  ],
  ['health', /covid|mask|vaccin|quarantin|distanc/i, /covid|mask|vaccin|quarantin|distanc/gi],
  [
    'replies',
    /(respon|reply|answer|get back).*(e-?mail|message)|e-?mail.*(respon|reply|how (long|quick|soon|fast))/i,
    /within \d+|respon(d|se)[^.]{0,40}(hours|day)|(24|48|72) hours|business day/gi,
  ],
  [
    'software',
    /software|program(ming)? language|python|matlab|excel|\br\b|stata/i,
    /software|python|matlab|excel\b|stata|\bR\b|java\b|spss|sas\b|rstudio/gi,
  ],
  [
    'platform',
    /moodle|canvas|blackboard|website|course site|platform/i,
    /moodle|canvas|blackboard|web ?site|www\.|https?:|<?LINK|brightspace|sakai|piazza/gi,
  ],
  [
    'degree',
    /gen(eral)? ?ed|requirement.*(major|degree|fulfill|satisf)|(major|degree).*(requirement|count)|fulfill|satisf(y|ies)/i,
    /gen(eral)? ?ed|(fulfill|satisf)(s|y|ies)|requirement for|elective/gi,
  ],
  [
    'nextCourse',
    /next (semester|year|fall|spring)|offered (again|in|every)|continu|sequence/i,
    /next (semester|year|fall|spring)|offered|sequence/gi,
  ],
  [
    'workload',
    /(how (much|many) (time|hours)|hours).*(week|spend|study|expect|outside|work)|workload/i,
    /hours? (per|a|each|every) (week|class|credit)|hours?\/week|hours of (work|study)|outside (of )?class/gi,
  ],
  [
    'workCount',
    /how many (homework|assignment|problem set|lab|paper|essay|project|presentation|exercise)/i,
    /(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|weekly|each week) [^.]{0,25}(home|assignment|problem set|labs?\b|papers|essays|projects|presentations|exercise)|(homework|assignment|hw|lab|paper|essay|project) #? ?\d/gi,
  ],
  [
    'workDue',
    /(when|what (time|day)|deadline).*(home|assignment|paper|project|lab|report|essay).*|(due)/i,
    /\bdue\b[^.]{0,60}(\d|(?:\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|\b(?:mwf?|tr|tu?th|m\/w|t\/th)\b)|midnight|noon|class)|((?:\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|\b(?:mwf?|tr|tu?th|m\/w|t\/th)\b)|\d{1,2}\/\d{1,2})[^.]{0,60}\bdue\b|deadline/gi,
  ],
  [
    'submitting',
    /submi|turn(ed)? in|hand(ed)? in|upload/i,
    /(submi(t|tted|ssion)|turn(ed)? in|hand(ed)? in|upload(ed)?)[^.]{0,80}(canvas|moodle|blackboard|via|through|by e-?mail|online|in class|pdf|hard ?copy|gradescope|electronic|link|paper|printed)/gi,
  ],
  ['participation', /participat/i, /participat/gi],
  [
    'excuses',
    /excus|sick|ill\b|illness|emergenc|funeral|religio|athlet|doctor/i,
    /excus|illness|\bill\b|sick|emergenc|religio|athlet|documentation|medical/gi,
  ],
  [
    'withdrawal',
    /withdraw|drop (the|this|a) (class|course)|add.?drop|pass.?fail|audit|incomplete/i,
    /withdraw|drop (date|the course|this|period|deadline)|add.?drop|pass.?fail|\baudit|incomplete/gi,
  ],
  [
    'instructor',
    /who (is|are|will be|teaches).*(prof|instr|teach|lectur)|(name of|who).*(professor|instructor)|professor.?s name/i,
    /<?PROF_|(instructor|professor|lecturer|taught by|faculty)\s*(name)?\s*[:–-]/gi,
  ],
  ['courseCode', /course (number|code|name|title)|crn|section number/i, /\b[A-Z]{2,}[- ]?\d{3}/g],
  ['readings', /reading/i, /reading/gi],
  ['labs', /\blabs?\b|laborator/i, /\blabs?\b|laborator/gi],
  ['clothes', /wear|dress|cloth|shoes|goggles/i, /\bwear|dress|cloth(es|ing)|shoes|goggles/gi],
  ['guests', /guest|field trip|speaker/i, /guest|field trip|speaker/gi],
  ['presentations', /presentation/i, /presentation/gi],
  [
    'inclusion',
    /pronoun|preferred name|title ix|inclusi|divers/i,
    /pronoun|preferred name|title ix|inclusi|divers/gi,
  ],
  ['grader', /who (will )?grades?\b|graded by/i, /grader|graded by|will grade/gi],
  ['bring', /bring/i, /bring/gi],
];

const MOST_ASKED = 2000;
const MOST_COUNTED = 4;

export interface Topic {
  name: string;
  /** In how many places the document tells of it; many count as a few. */
  places: number;
}

/** The topics that a question is about, each with whether the document tells of it. */
export function topicsOf({ text }: Pick<DocumentIndex, 'text'>, question: string): Topic[] {
  const asked = question.slice(0, MOST_ASKED);
  return TOPICS.filter(([, asks]) => asks.test(asked)).map(([name, , tells]) => ({
    name,
    places: placesIn(text, tells),
  }));
}

function placesIn(text: string, tells: RegExp): number {
  let places = 0;
  for (const _ of text.matchAll(tells)) if (++places === MOST_COUNTED) break;
  return places;
}

/** Each topic, whether it is told and how often; and whether any is told at all. */
export function cluesOfTopics(topics: readonly Topic[]): string[] {
  if (topics.length === 0) return ['topic none'];
  return topics.flatMap(({ name, places }) => {
    const sign = places > 0 ? '+' : '-';
    return [`topic ${name}`, `topic ${name}${sign}`, `topic ${name} ${places}`, `topic${sign}`];
  });
}

/** How many topics are asked about, and how many of them, and what share, the document does not tell. */
export function evidenceOfTopics(topics: readonly Topic[]): number[] {
  const untold = topics.filter(({ places }) => places === 0).length;
  const few = topics.reduce((least, { places }) => Math.min(least, places), MOST_COUNTED);
  return [topics.length, untold, topics.length > 0 ? untold / topics.length : 0.3, few];
}
