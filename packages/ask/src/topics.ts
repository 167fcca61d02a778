import type { DocumentIndex } from './document-index.ts';

/**
 * What students often ask of a syllabus: how they ask for it, and what a text holds that has it. Stricter than `WANTS`,
 * which find the line: here a word for the thing is not enough where its day, its number or its place is asked for.
 */
const TOPICS: readonly (readonly [name: string, asks: RegExp, tells: RegExp])[] = [
  [
    'officeHours',
    /office hours?|student hours/i,
    /(?:office|student|review|drop-in)[/ a-z]{0,12}hours?[^.]{0,120}(\d{1,2}(?:[:.]\d\d ?(?:[ap]\.?m\b)?| ?[ap]\.?m\b)|(?:\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|\b(?:mwf?|tr|tu?th|m\/w|t\/th)\b)|appointment|request|zoom|drop)/gi,
  ],
  [
    'assistantHours',
    /\bta'?s?\b.*(hours|available)|(hours|available).*\bta'?s?\b/i,
    /\bta'?s?\b.{0,200}(office hours|\d{1,2}(?:[:.]\d\d ?(?:[ap]\.?m\b)?| ?[ap]\.?m\b))/gi,
  ],
  [
    'assistant',
    /\bwho\b.*(\bta'?s?\b|teaching assistant|grader)|\bta'?s? for|(is|are) there (an? |any )?(\bta'?s?\b|teaching assistant|grader)|contact.*\bta'?s?\b/i,
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
    /where (is|does|do|will|are) (the |this |our |we )?((class|course|lecture)s?( be)? ?(meet|held|located|taught|take)|meet|class\?)|(what|which) (room|building)|class(room)? location|location of (the |this )?(class|course|lecture)/i,
    /((?:\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|\b(?:mwf?|tr|tu?th|m\/w|t\/th)\b)|\d{1,2}(?:[:.]\d\d ?(?:[ap]\.?m\b)?| ?[ap]\.?m\b)).{0,80}\b([A-Z]\w+ )?(hall|room|rm|building|lab|center|auditorium|library|\d{3})\b|\b\d{2,4}[a-z]? ([a-z]+ )?(hall|building|lab)\b|(location|room|where|place|classroom|class meets)\s*[:–-]/gi,
  ],
  [
    'meetings',
    /what (time|days?).*(class|course|lecture|lab|section|meet|held|start)|when (does|do|is|will|are) (the |this |our |we )?(class|course|lecture|meet)|how (often|long) (do|does|is|are) .*(class|lecture|meet)|class times?/i,
    /(?:\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|\b(?:mwf?|tr|tu?th|m\/w|t\/th)\b).{0,40}\d{1,2}(?:[:.]\d\d ?(?:[ap]\.?m\b)?| ?[ap]\.?m\b)|\d{1,2}(?:[:.]\d\d ?(?:[ap]\.?m\b)?| ?[ap]\.?m\b).{0,40}(?:\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|\b(?:mwf?|tr|tu?th|m\/w|t\/th)\b)/gi,
  ],
  [
    'credits',
    /how many (credit|unit)|(number|amount) of (credit|unit)|credits?( hours)? (is|are|do|does|will)|credits? (is )?worth/i,
    /\b(\d|one|two|three|four|five)(\.\d)?[- ]*(semester |course )?(credits?|units?|cr\b)|(credits?|units?|credit hours?)\s*[:(]?\s*\d/gi,
  ],
  [
    'prerequisites',
    /pre-?req|pre-?requisite|(need|have) to (take|have taken).*(before|first|prior)|(courses?|class) (do I need|.*required (before|prior))|before (taking|enrolling)|\bbackground|no (prior )?experience/i,
    /pre-?req|prior (course|knowledge|experience|coursework)|background in|no (prior|previous)|permission of|expected knowledge|grade of c\b|completion of|introductory course|second of a two|familiar(ity)? with|no .{0,30}(experience|background)/gi,
  ],
  ['corequisites', /co-?req/i, /co-?req/gi],
  ['curve', /curve/i, /\bcurv/gi],
  ['extraCredit', /extra[- ]credit|bonus/i, /extra[- ]credit|bonus|extra points/gi],
  [
    'droppedScore',
    /lowest (quiz|score|exam|homework|test|lab|assignment|mark)|lowest grades?.*drop|drop.*lowest|drop(ped)? (a|any|the|my) (quiz|score|grade|homework|exam|lab)|(quiz|score|grade|homework|exam)s? (be |get )?dropped/i,
    /lowest|drop(ped|s)?\b.{0,40}(quiz|score|grade|homework|exam|assign)|(quiz|score|grade|homework|exam|assign).{0,40}\bdrop(ped|s)?\b/gi,
  ],
  [
    'finalExam',
    /final exam|(is there|have|take|the|a|an|our|your|and) finals?\b(?! (grade|paper|project|presentation|report|score|mark|draft|product|day|date for))/i,
    /final exam|\bfinal\b.{0,30}(%|points|exam|date)/gi,
  ],
  [
    'finalDate',
    /(when|date|what (day|time)).*final|\bfinal exam.*(when|\bdate|what (day|time))/i,
    /final.{0,60}(\d{1,2}\/\d|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d|tba|registrar|finals? week)|(\d{1,2}\/\d{1,2}|(may|dec|aug)[a-z]*\.? \d{1,2}).{0,60}final/gi,
  ],
  [
    'midtermDate',
    /(when|date|what (day|time)).*mid-?term|mid-?term.*(when|date)/i,
    /mid(dle|-?term)( exam)?.{0,60}(\d{1,2}\/\d|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d|week \d|tbd|tba)|(\d{1,2}\/\d{1,2}|(jan|feb|mar|apr|jun|jul|sep|oct|nov)[a-z]*\.? \d{1,2}).{0,60}mid-?term/gi,
  ],
  ['midterm', /mid-?term/i, /mid-?term|middle exam/gi],
  [
    'quizCount',
    /how many .{0,20}quiz|number of quiz/i,
    /(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|weekly) [^.]{0,20}quizz?e?s?\b|quiz \d/gi,
  ],
  ['quizzes', /quiz/i, /quiz/gi],
  [
    'examCount',
    /how many .{0,20}\b(exams|tests|midterms)/i,
    /(\d+|one|two|three|four|five) [^.]{0,20}(exams|tests|mid-?terms)|mid-?term and (a |the )?final|(no|a|one|single) (final|mid-?term)|exam \d|mid-?term (\d|i+\b)/gi,
  ],
  [
    'examFormat',
    /\bformat.*(exam|test|final|midterm)|(exam|test|final|midterm).*(\bformat|multiple choice|essay|open|closed|cumulative|comprehensive|take[- ]home|online|in[- ]person)|what (type|kind|style)s? of.*(question|exam|test)|questions (will be|are) on/i,
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
    /attendance|how many (classes|absences|times).*(miss|absen|have)|(miss|absen|skip).*(class|lecture)|absences (allowed|permitted)|(any|free|unexcused|excused) absences?|(mandatory|required|have to|must|always|fail).*attend|attend.*(mandatory|required)/i,
    /attendance (is|will|policy|and|counts)|attendance.{0,30}%|absences?\b.{0,60}(will|allowed|excused|unexcused|more than|two|three|\d)|(required|expected|must|mandatory) [^.]{0,30}attend|attend(ing)? (every|all|each|class|lecture)|attendance|miss(ing|ed)? (a |more |class|lecture)/gi,
  ],
  [
    'absenceCount',
    /how many.*(absen|miss)|number of absen/i,
    /(\d+|one|two|three|four|five) (unexcused |excused )?(absences|classes|days)|more than (\d+|one|two|three|four)[^.]{0,20}(absen|class)/gi,
  ],
  [
    'late',
    /\blate\b|after the (due|deadline)|past (the )?due|extension|deadline/i,
    /\blate (work|assign|home|sub|paper|polic|penal|lab|project|exercis|hw)|no late|\bextension|penalt|per day|after the (due|deadline)|past due|not be accepted|grace/gi,
  ],
  [
    'makeUp',
    /make[- ]?up|miss(ed)? (an? |the )?(exam|quiz|test|midterm|lab)|reschedul/i,
    /make[- ]?up|miss(ed|ing)? (an? |the |any )?(exam|quiz|test|midterm|lab)|reschedul/gi,
  ],
  [
    'regrade',
    /re-?grad|disput|appeal|\bcontest/i,
    /re-?grad|disput|appeal|grading (error|mistake|question)|within (one|a) week/gi,
  ],
  [
    'resubmit',
    /re-?submi|re-?do|revis|re-?take|(take|try|do) .{0,30}(again|\bover)\b|second chance|rewrite/i,
    /re-?submi|re-?do|revis(e|ion)|re-?take|rewrite/gi,
  ],
  [
    'scale',
    /letter grade|to (get|earn|receive) an? [abcd]|grad(e|ing) scale|(what|which) (is|percent|grade|score).*\b(an a\b|[bcd]\b|[abcd][+-](?!\w))|passing|\bpass (the|this)/i,
    /\b[ABCD][+–-]?\s*[=:(≥>]?\s*\(?\d\d|\d\d(\.\d+)?\s*%?\s*[-–]\s*\d\d(\.\d+)?\s*%?\s*[=:(]?\s*[ABCD]\b|\d\d\+?%? ?(=|:|or above|and above|is an?) ?[ABCD]?/g,
  ],
  [
    'weights',
    /worth|weight|percent|grade (breakdown|distribution|calculated|determined|based)|how.*(final )?grade.*(calculated|determined|computed|made)/i,
    /\d ?%.{0,200}\d ?%|points.{0,100}points/gi,
  ],
  [
    'book',
    /text ?book|required (text|book|reading)|(what|which|any|buy|need) (the )?books?|\be-?book/i,
    /isbn|edition|textbooks?\b|required (text|book|reading)|no (required )?(text|book)|course text|\bbooks?\b|readings? (will|are|is) /gi,
  ],
  [
    'bookCost',
    /(cost|price|much|expensive|cheap|afford|free).*(book|text|material)|(book|text|material).*(cost|price|expensive|cheap|afford|free)/i,
    /\$ ?\d|\bfree\b|no cost|cost/gi,
  ],
  ['costs', /\bfees?\b|cost|\bpay\b/i, /\$ ?\d|\bfees?\b|\bcosts?\b|purchas|\bbuy\b/gi],
  [
    'classSize',
    /class size|how many students|enroll(ed|ment)|how (big|large)|capacity|small class|large class/i,
    /\d+ students|enrollment (is|limit|cap)|(large|small|big) class|class size|maximum of/gi,
  ],
  ['groups', /\bgroup|\bteam|partner|alone|individual/i, /\bgroups?\b|\bteams?\b|partner|individual(ly)?/gi],
  [
    'groupForming',
    /(choose|pick|assigned|select|\bform|change|switch).*(group|team|partner)|(group|team|partner).*(chosen|assigned|pick|select|formed|choose)|(size|many).*(group|team)|(group|team).*(size|many)/i,
    /(groups?|teams?|partners?) (of|will be|are|formed|assigned|chosen|selected)|(form|choose|pick|assign|select)(ed)? [^.]{0,30}(group|team|partner)/gi,
  ],
  ['project', /\bprojects?\b/i, /\bprojects?\b/gi],
  [
    'paperLength',
    /how (long|many (pages|words)).*(paper|essay|report|project|memo)|length of|(paper|essay|report).*how (long|many)|word (count|limit)|page (limit|length)/i,
    /\d+[- –to]*\d* ?(-| )?(pages?|words|double)|pages? (long|max|in length)/gi,
  ],
  [
    'holiday',
    /holidays?\b|\bbreak\b|no class|cancel|thanksgiving|snow/i,
    /holiday|\bbreak\b|no class|cancel|thanksgiving|recess/gi,
  ],
  [
    'firstDay',
    /\b(first|start|begin)[a-z]* .{0,30}\b(day|class|semester)\b|(when|date|day).*\b(start|begin)/i,
    /first (day|class)|begins?\b|week 1\b|(jan|aug|sep|feb)[a-z]*\.? \d/gi,
  ],
  [
    'lastDay',
    /\blast (day|class)|\bend of (the )?(class|course|semester|term)|(class|course|semester) end|when.*\bend\b/i,
    /last (day|class)|(dec|may|apr)[a-z]*\.? \d/gi,
  ],
  ['ai', /chat ?gpt|\bai\b|generative|artificial intel|language model/i, /chat ?gpt|\bAI\b|generative/g],
  [
    'honesty',
    /plagiar|cheat|academic (dis)?honest|integrity/i,
    /plagiar|cheat|academic (dis)?honest|integrity/gi,
  ],
  [
    'sanctions',
    /(what happens|consequence|penalt|punish|fail|result).*(\bcheat|plagiar|cheat|dishonest)|(plagiar|cheat|dishonest).*(what happens|consequence|penalt|punish|fail|result)/i,
    /(plagiar|cheat|dishonest|integrity).{0,300}(fail|sanction|zero|expul|suspen|penalt|\bF\b)/gi,
  ],
  [
    'accommodations',
    /disabilit|accommodat|dyslex|special needs|\badhd\b|disabled/i,
    /disabilit|accommodat/gi,
  ],
  [
    'tutoring',
    /tutor|extra help|(help|support).*(struggl|available)|help (room|center|session)|struggl|supplemental instruction/i,
    /tutor|learning (resource )?center|help (room|center|session|desk)|writing center|supplemental instruction|peer (leader|mentor)/gi,
  ],
  [
    'counselling',
    /\bmental|counsel|stress|anxiety|wellness/i,
    /\bmental|counsel|wellness|well-being|CCPH|psychological/gi,
  ],
  [
    'reviewSession',
    /review session|study guide|practice (exam|test|problem)/i,
    /review session|study guide|practice (exam|test|problem|question)|review (for|day|sheet)|\breview\b/gi,
  ],
  ['health', /covid|\bmask|vaccin|quarantin|distanc/i, /covid|\bmask|vaccin|quarantin|distanc/gi],
  [
    'replies',
    /(respon|reply|answer|get back).*(e-?mail|message)|e-?mail.*(respon|reply|how (long|quick|soon|fast))/i,
    /within \d+|\brespon(d|se)[^.]{0,40}(hours|day)|(24|48|72) hours|business day/gi,
  ],
  [
    'software',
    /\bsoftware|program(ming)? language|python|matlab|\bexcel\b|\br\b|stata/i,
    /software|python|matlab|excel\b|stata|\bR\b|java\b|spss|sas\b|rstudio/gi,
  ],
  [
    'platform',
    /moodle|canvas|blackboard|website|course site|platform/i,
    /moodle|canvas|blackboard|web ?site|www\.|https?:|<?LINK|brightspace|sakai|piazza/gi,
  ],
  [
    'degree',
    /gen(eral)? ?ed|requirement.*(\bmajor|degree|fulfill|satisf)|all majors|required for.*(major|degree)|(\bmajors?|degree).*(requirement|count)|(fulfill|satisf).*(requirement|gen|degree|major)/i,
    /gen(eral)? ?ed|(fulfill|satisf)(s|y|ies)|requirement for|\bmajors?\b|elective/gi,
  ],
  [
    'nextCourse',
    /next (semester|year|fall|spring)|(class|course|this) (be )?offered\b|offered (again|every|regularly)|\bsequence|next (class|course)/i,
    /next (semester|year|fall|spring)|offered|(fall|spring|summer|winter) (semester|20\d\d)|\bsequence/gi,
  ],
  [
    'workload',
    /^(?!.*office hours).*((how (much|many) (time|hours)|hours).*(week|spend|study|expect|outside|work)|workload|time commitment|how long.*(take to|assignments? take))/i,
    /hours? (per|a|each|every) (week|class|credit)|hours?\/week|hours of (work|study)|outside (of )?class/gi,
  ],
  [
    'workCount',
    /how many .{0,25}\b(homework|assignment|problem set|lab|paper|essay|project|presentation|exercise)/i,
    /(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|weekly|each week) [^.]{0,25}(home|assignment|problem set|labs?\b|papers|essays|projects|presentations|exercise)|(homework|assignment|hw|lab|paper|essay|project) #? ?\d/gi,
  ],
  [
    'workDue',
    /(^when|what (time|day|date)|deadline|by when).*\b(homeworks?|assignments?|papers?|projects?|reports?|essays?)\b.*|\bdue\b(?! to)/i,
    /\bdue\b[^.]{0,60}(\d|(?:\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|\b(?:mwf?|tr|tu?th|m\/w|t\/th)\b)|midnight|noon|class)|((?:\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|\b(?:mwf?|tr|tu?th|m\/w|t\/th)\b)|\d{1,2}\/\d{1,2})[^.]{0,60}\bdue\b|deadline/gi,
  ],
  [
    'submitting',
    /(how|where|format|online|paper|e-?mail|typed?|written).*(submi|turn(ed)? in|hand(ed)? in|upload)|(submi|turn(ed)? in|hand(ed)? in|upload).*(how|where|format|online|paper|e-?mail|typed?|written|moodle|canvas|blackboard)/i,
    /(submi(t|tted|ssion)|turn(ed)? in|hand(ed)? in|upload(ed)?)[^.]{0,80}(canvas|moodle|blackboard|via|through|by e-?mail|online|in class|pdf|hard ?copy|gradescope|electronic|link|paper|staple|typed|neat|ink|pencil|upload|printed)/gi,
  ],
  ['participation', /participat/i, /participat/gi],
  [
    'excuses',
    /excus|sick|\bill\b|illness|emergenc|funeral|religio|athlet|doctor/i,
    /excus|illness|\bill\b|unwell|sick|emergenc|religio|athlet|absen[^.]{0,60}(e-?mail|notif|inform|request|advance)|documentation|medical/gi,
  ],
  [
    'withdrawal',
    /withdraw|drop (the|this|a) (class|course)|add.?drop|pass.?fail|audit|incomplete grade|an incomplete/i,
    /withdraw|drop (date|the course|this|period|deadline)|add.?drop|pass.?fail|\baudit|incomplete/gi,
  ],
  [
    'instructor',
    /who (is|are|will be|teaches).*(prof|instr|teach|lectur)|(name of|who).*(professor|instructor)|professor.?s name/i,
    /<?PROF_|(instructor|professor|lecturer|taught by|faculty)\s*(name)?\s*[:–-]/gi,
  ],
  ['courseCode', /course (number|code|name|title)|crn|section number/i, /\b[A-Z]{2,}[- ]?\d{3}/g],
  ['readings', /\breading/i, /\breading/gi],
  ['labs', /\blabs?\b|laborator/i, /\blabs?\b|laborator/gi],
  ['clothes', /\bwear|\bdress|cloth|shoes|goggles/i, /\bwear|\bdress|cloth(es|ing)|shoes|goggles/gi],
  ['guests', /\bguest|field trip|speaker/i, /guest|field trip|speaker/gi],
  ['presentations', /\bpresentation/i, /\bpresentation/gi],
  [
    'inclusion',
    /pronoun|preferred name|title ix|inclusi|divers/i,
    /pronoun|preferred name|title ix|inclusi|divers/gi,
  ],
  ['grader', /who (will )?grades?\b|graded by/i, /grader|graded by|will (be )?grade|teaching staff/gi],
  ['bring', /bring/i, /bring|you will need|required to (have|buy|purchase)/gi],
  [
    'examDates',
    /(dates?|when|what day|scheduled).*\b(exams?|tests?|quiz(zes)?)\b|\b(exams?|tests?|quiz(zes)?)\b.*(\bdates?\b|when|what day|scheduled|take place)/i,
    /\b(exam|test|quiz)[^.]{0,60}(\d{1,2}\/\d|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d|week \d)|(\d{1,2}\/\d{1,2}|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2})[^.]{0,60}\b(exam|test|quiz)/gi,
  ],
  [
    'questionCount',
    /how many (questions|problems)/i,
    /(\d+|one|two|three|four|five|six|seven|eight|nine|ten)[^.]{0,25}(questions|problems)/gi,
  ],
  [
    'classCount',
    /how (many|often).*\b(days|times|weeks|lectures|classes|sessions)\b|(days|times) (a|per) week|how long (is|does|will) (the |this )?(course|class|semester)/i,
    /(\d+|two|three|four|five|six|seven|eight|ten|twelve)[- ](weeks?|lectures|sessions|classes)\b|(once|twice|three times|times|days) (a|per|each) week|\bweek 1[0-6]\b|\b(mwf|tu?\/?th|tr|m\/w)\b|(mon|tues|wednes|thurs)days? (and|&|,)/gi,
  ],
  [
    'feedback',
    /(how (quickly|soon|long|fast)|when).*(graded|grades|feedback|returned|results)|feedback/i,
    /(graded|grades|feedback|returned|comments)[^.]{0,60}(within|days|weeks?)|feedback/gi,
  ],
  [
    'collaboration',
    /collaborat|work(ing)? (together|with)|(help|notes) from|share (my|answers|work|notes|material|this)|with (other students|others|classmates|a friend|my friend)/i,
    /collaborat|work(ing)? together|with (other students|others|classmates|each other|one another)|your own (work|words)|study groups?/gi,
  ],
  [
    'goals',
    /objectives?|\bgoals?\b|outcomes?|(expect|going|able|what will (I|we)).*\blearn/i,
    /objectives?|\bgoals?\b|outcomes?|\bable to|will learn/gi,
  ],
  [
    'devices',
    /\bdevices?\b|electronics?\b/i,
    /\bdevices?\b|electronics?\b|laptops?|cell ?phones?|tablets?/gi,
  ],
  [
    'contact',
    /(contact|reach|get (a ?hold of|in touch))\b/i,
    /e-?mail|contact|<?[A-Z_]*EMAIL|\w@\w|\d{3}[-.]\d{4}/gi,
  ],
  [
    'minimum',
    /minimum|at least|maximum|at most|limit\b|how far in advance/i,
    /minimum|at least|maximum|at most|no more than|up to \d|\blimit\b/gi,
  ],
  [
    'response',
    /discussion (board|post|forum)|\bforums?\b|\bposts?\b/i,
    /discussion (board|post|forum)|\bforums?\b|\bposts?\b|piazza/gi,
  ],
  ['iclicker', /clicker/i, /clicker/gi],
  ['discrimination', /discriminat|harass|title ix/i, /discriminat|harass|title ix/gi],
  [
    'materials',
    /(required|need|course|learning) (materials?|supplies|equipment)|(materials?|supplies|equipment).*(need|required|buy|purchase)/i,
    /materials?|supplies|equipment/gi,
  ],
  [
    'disruption',
    /disrupt|behavio(u)?r|disrespect|kicked out|uncooperative/i,
    /disrupt|behavio(u)?r|respectful|disrespect|civility/gi,
  ],
];

const MOST_ASKED = 2000;
const MOST_COUNTED = 4;
const MOST_PLACES = 60;

export interface Topic {
  name: string;
  /** In how many places the document tells of it; many count as a few. */
  places: number;
  /** The units of those places. */
  units: ReadonlySet<number>;
}

/** The topics that a question is about, each with whether and where the document tells of it. */
export function topicsOf(index: Pick<DocumentIndex, 'text' | 'starts'>, question: string): Topic[] {
  const asked = question.slice(0, MOST_ASKED);
  return TOPICS.filter(([, asks]) => asks.test(asked)).map(([name, , tells]) => {
    const places = placesIn(index.text, tells);
    const units = new Set(places.flatMap((place) => unitsOf(index.starts, place)));
    return { name, places: Math.min(MOST_COUNTED, places.length), units };
  });
}

function placesIn(text: string, tells: RegExp): RegExpExecArray[] {
  const places: RegExpExecArray[] = [];
  for (const place of text.matchAll(tells)) if (places.push(place) === MOST_PLACES) break;
  return places;
}

/** The units that a match in the text of the document begins, goes on and ends in. */
function unitsOf(starts: readonly number[], { index, 0: { length } }: RegExpExecArray): number[] {
  const first = lastBefore(starts, index);
  const last = lastBefore(starts, index + length - 1);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function lastBefore(starts: readonly number[], place: number): number {
  let [low, high] = [0, starts.length];
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle;
  }
  return low;
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
