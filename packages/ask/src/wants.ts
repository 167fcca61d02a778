/**
 * What is often wanted of a syllabus: how a question asks for it, and what a line looks like that has it. The question
 * need not share a word with the line: "when do we meet" and "TuTh 10:00-11:15" share none.
 */
const WANTS: readonly (readonly [name: string, asks: RegExp, says: RegExp])[] = [
  [
    'who',
    /\bwho(se)?\b.*(teach|instruct|profess|lectur)|\b(name of|who is) (the|our|my) (prof|instr|teach|lect)|instructor'?s? name|\bwho('s| is| will be) (the )?(professor|instructor|teacher|teaching|lecturer)/i,
    /\b(instructor|professor|prof\.?|lecturer|taught by|faculty)\b ?(name)?[:\s]|PROF_|\bdr\. /i,
  ],
  ['ta', /\bta'?s?\b|teaching assistant|\bgrader/i, /\bTA'?s?\b|teaching assistant|TA_|grader/],
  ['email', /e-?mail|contact|reach|get in touch|communicat/i, /@|EMAIL|e-?mail|contact/i],
  ['phone', /phone number|telephone|call (the|my)/i, /phone|tel\b|\d{3}[-.)] ?\d{3}[-. ]\d{4}|<PHONE/i],
  [
    'hours',
    /office hour|student hours|meet with (the|my)|outside of class.*(prof|instr)|help session/i,
    /office hour|student (drop|hours)|by appointment|drop.?in hours/i,
  ],
  [
    'office',
    /where.*office|office (located|location|number)|find (the|my) (prof|instr)/i,
    /\boffice\b ?[:(]|office location/i,
  ],
  [
    'meetwhen',
    /(when|what (time|day|days)|which days?|how often|how many (days|times)).*(class|lecture|lab|section|course|discussion|meet|held|session)|(class|lecture|course|lab).*(meeting time|schedule|start|begin|weekend|morning|afternoon|evening|fridays?|mondays?|tuesdays?|wednesdays?|thursdays?)|how long (is|are) (each|the|a|our)? ?(class|lecture|session)/i,
    /((mon|tue|wed|thu|fri)[a-z]*|\bm\/?w(\/?f)?\b|\bt(u|ues)?\/?(th|r)\b).{0,40}\d{1,2}([:.]\d\d)?|\d{1,2}[:.]\d\d ?([ap]\.?m\.?)? ?(-|–|—|to) ?\d{1,2}[:.]\d\d/i,
  ],
  [
    'meetwhere',
    /(where|what (room|building|hall)|which (room|building)|location|classroom).*|in-?person.*where/i,
    /\b(room|hall|building|bldg|location|auditorium|center|lab)\b.*\d|\b(room|where|location|classroom|place)\b ?:/i,
  ],
  [
    'firstday',
    /(first|start|begin).*(day|class|course|semester)|when (does|will|do) (the )?(class|course|semester|lectures?) (start|begin)/i,
    /first (day|class|meeting)|week 1\b|\bbegins?\b|introduction|\b(1\/2\d|9\/\d|2\/\d)\b/i,
  ],
  [
    'when',
    /\bwhen\b|what (date|day|time)|which (date|day|week)|deadline|due date|\bdates?\b/i,
    /\b(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? ?\d|\b\d{1,2}\/\d{1,2}\b|\bweek \d|\d{1,2}:\d\d|\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b|midnight|noon/i,
  ],
  [
    'examdate',
    /(when|date|what day|time).*(exam|midterm|final|test|quiz)|(exam|midterm|final|test|quiz).*(when|date|schedul|take place|held)/i,
    /(exam|midterm|final|test|quiz).{0,80}(\d{1,2}\/\d|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d|week \d|tba|registrar|schedul|date)|(\d{1,2}\/\d|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d).{0,80}(exam|midterm|final|test|quiz)/i,
  ],
  [
    'due',
    /\bdue\b|deadline|turn(ed)? in|hand(ed)? in|submit.*(when|by)|when.*submi/i,
    /\bdue\b|deadline|no later than|by (midnight|noon|\d|the (end|beginning|start))|11:59/i,
  ],
  [
    'weight',
    /worth|weight|percent|%|how (much|many points)|portion|count (for|toward)|(based on|part of|affect|factor).*grade|grade.*(based|break|calculat|determin|distribut|compos)|important (is|are)|points/i,
    /\d+(\.\d+)? ?%|\b\d+ ?(points|pts)\b|weight|percent of|counts? (for|toward)/i,
  ],
  [
    'scale',
    /(to (get|earn|receive|achieve)|for|need|is) an? ['"“]?[a-d][+-]?['"”]?( |\?|$)|letter grade|passing grade|pass (the|this)|grad(e|ing) scale|cut-?off|grade (do|is|will)|lowest.*grade|score.*\b[a-d]\b/i,
    /\b[ABC][+−–-]?\s*[:=(≥>·]|\bB\+|\d\d(\.\d+)? ?(-|–|to) ?\d\d(\.\d+)?.*\b[A-F]\b|letter grade|grading scale|\b[A-F][+-]? .*\d\d/,
  ],
  ['curve', /curve/i, /curv(e|ed|ing)\b/i],
  ['dropped', /\bdrop(ped|s)?\b|lowest/i, /\bdrop(ped|s)?\b|lowest/i],
  ['extra', /extra credit|bonus/i, /extra[- ]credit|bonus|extra points/i],
  [
    'count',
    /how many|number of|how often/i,
    /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|weekly|\d+)\b[^.]{0,30}\b(exams?|quiz|midterms?|homeworks?|assignments?|labs?|papers?|projects?|essays?|sets|presentations?|tests?|times|hours|pages|credits?|students|books|units|posts|questions|points|percent|absences|classes|meetings|weeks|chapters)/i,
  ],
  [
    'length',
    /how long|how many (pages|words|minutes|hours)|length|page limit|minimum.*(pages|words)/i,
    /\b(\d+|one|two|three|four|five)[- –]*(\d+ )?(minutes?|mins?|hours?|hrs?|pages?|words?|weeks?|slides)|double[- ]spaced/i,
  ],
  [
    'workload',
    /how (much|many) (time|hours|work)|time.*(spend|outside|per week)|workload|outside (of )?class|expect.*(spend|hours)/i,
    /hours? (per|a|each|every|of)|\bhrs?\b|workload|outside of (class|lecture)|hours\/week/i,
  ],
  [
    'attendance',
    /attend|absen|miss(ing|ed)? (a |any |one |more |the |too |class|lecture|lab|session)|skip|can'?t (come|make)|show up|unable to/i,
    /attend|absen|miss(ed|ing)? (a |any |one |more |class|lab|lecture|two)|be present/i,
  ],
  [
    'excused',
    /excus|sick|\bill(ness)?\b|emergenc|religious|family|athlet|funeral|covid/i,
    /excus|\bill(ness)?\b|emergenc|religious|medical|athlet|documentation|doctor|covid|sick/i,
  ],
  [
    'late',
    /\blate\b|past (the )?(due|deadline)|after (the|it).*(due|deadline)|extension|miss.*(deadline|due)|overdue|penalt/i,
    /\blate\b|extension|past due|penal|deduct|points? (off|per day)|not be accepted|grace/i,
  ],
  [
    'tardy',
    /(late|tardy|arriv).*(class|lecture|lab)|on time/i,
    /tardy|tardi|arriv|late (to|for) (class|lab)|on time|punctual/i,
  ],
  [
    'makeup',
    /make[- ]?up|retake|re-?take|miss.*(exam|quiz|test|midterm|lab)|reschedul/i,
    /make[- ]?ups?\b|retake|miss(ed|ing)?\b.*(exam|quiz|test|lab)|reschedul|alternat(e|ive) (time|exam|date|arrang)/i,
  ],
  [
    'honesty',
    /cheat|plagiar|honest|integrity|\bcopy|\bcopie|someone else'?s|own work|academic (mis|dis)/i,
    /plagiar|cheat|honest|integrity|misconduct|sanction|own work/i,
  ],
  ['ai', /chat ?gpt|\bai\b|artificial intell|generative/i, /chat ?gpt|\bAI\b|generative|artificial intell/],
  ['disability', /disabilit|accommodat|special needs|learning differ|dyslex/i, /disabilit|accommodat/i],
  [
    'book',
    /text ?book|\bbooks?\b|required (text|reading)|\btexts?\b|readings?|\bauthors?\b|isbn|edition|novel/i,
    /isbn|edition|\bed\.|textbook|required (text|reading|book)|\bpress\b|publish|\(\d{4}\)|\bauthors?\b|wiley|pearson|mcgraw|cengage|\be-?book/i,
  ],
  [
    'materials',
    /materials?|suppl(y|ies)|software|calculator|\bbring\b|\bbuy\b|purchase|equipment|tools?|coat|goggles|need(ed)? (for|to)|required.*(have|own)/i,
    /material|software|calculator|bring|purchas|equip|required|supplies|laptop|notebook|access to/i,
  ],
  [
    'cost',
    /cost|price|how much (is|does|do|will)|\bfees?\b|\bfree\b|expensive|\bpay\b|money|dollar/i,
    /\$ ?\d|\bfree\b|\bcosts?\b|\bfees?\b|price|purchase|dollars/i,
  ],
  [
    'platform',
    /moodle|canvas|blackboard|website|web ?site|online (platform|site)|where.*(find|post|access|submit|available)|platform|\blms\b|piazza|gradescope/i,
    /moodle|canvas|blackboard|web ?site|www\.|https?:|LINK|piazza|gradescope|owl\b|posted|available (on|at|through|online)/i,
  ],
  [
    'submit',
    /submi|turn(ing|ed)? in|hand(ing|ed)? in|upload|\bformat|hand ?written|typed/i,
    /submi|turn(ed|ing)? in|hand(ed)? in|upload|pdf\b|word (doc|format)|typed|\bformat|hand ?written|hard copy/i,
  ],
  [
    'mode',
    /online|remote|zoom|virtual|in[- ]person|hybrid|asynchron|face[- ]to[- ]face|modality|instruction(al)? (mode|method)/i,
    /online|remote|zoom|virtual|in[- ]person|hybrid|asynchron|synchron|face[- ]to[- ]face|modality/i,
  ],
  [
    'recorded',
    /record|watch|video|rewatch|slides|lecture notes/i,
    /record|video|echo ?360|slides|lecture notes|lecture capture|powerpoint/i,
  ],
  [
    'prereq',
    /pre-?req|before (taking|enroll)|\bprior\b|background|need to (have )?(take|know)|\beligible|co-?req|experience|required to take|beginner/i,
    /pre-?req|co-?req|\bprior\b|background|permission|completion of|enroll|no (previous|prior)|familiar|assume/i,
  ],
  [
    'credits',
    /credits?\b|units?\b|gen(eral)? ed/i,
    /credits?\b|\bcr\.?\b|units\b|gen ?ed|general education/i,
  ],
  [
    'code',
    /(course|class) (number|code|name|title)|(name|title|code|number) of (the|this) (course|class)|crn|section number/i,
    /^[^.]{0,60}\b[A-Z]{2,}[- ]?[A-Z]* ?\d{2,4}/,
  ],
  [
    'term',
    /(what|which) (semester|term|year|season)|semester.*(offered|is this|taught)|\b(fall|spring|summer|winter)\b/i,
    /\b(fall|spring|summer|winter)( semester| term)?,? ?('?\d\d|20\d\d)/i,
  ],
  [
    'about',
    /(what (is|will|does)|topics?|purpose|description|about|\bcover|learn|focus|goals?|objectives?|outcomes?|\bmain\b|skills?|\bsubjects?\b)/i,
    /this (course|class) (is|will|provides|introduces|covers|examines|explores|focuses|presents|offers|aims)|topics (include|covered|will)|objectives?|outcomes?|goals?|you will (learn|be able)|students will|description|by the end of|upon (successful )?completion/i,
  ],
  [
    'topicday',
    /(what|which).*(topic|cover|discuss|read|happen|learn|do|go over).*(week|day|\d|first|last|on )|week \d|on (january|february|march|april|may|june|september|october|november|december|\d)/i,
    /\bweek \d|\b\d{1,2}\/\d{1,2}\b|\b(jan|feb|mar|apr|may|jun|aug|sept?|oct|nov|dec)[a-z]*\.? \d|chapter|·/i,
  ],
  [
    'group',
    /groups?\b|teams?\b|partner|collaborat|together|alone|individual|peers?|classmate/i,
    /groups?\b|teams?\b|partner|collaborat|together|individual|peers?|each other|classmate/i,
  ],
  [
    'examtype',
    /(open|closed).*(book|note)|cumulative|comprehensive|format of|take[- ]home|multiple choice|cheat sheet|what (kind|type).*(exam|question|test|quiz)|in[- ]class.*exam|questions? (will|on|be)|proctor|how (is|are|will).*(exam|final|midterm|test|quiz)/i,
    /(open|closed)[- ](book|note)|cumulative|comprehensive|take[- ]home|multiple[- ]choice|short answer|essay|note (card|sheet)|formula sheet|proctor|lockdown|online exam|questions/i,
  ],
  [
    'exam',
    /\bexams?\b|examination|midterm|\bfinal\b|\btests?\b|quiz/i,
    /\bexams?\b|examination|midterm|\bfinals?\b|\btests?\b|quiz/i,
  ],
  [
    'homework',
    /home ?work|problem sets?|assignments?|\bhws?\b/i,
    /home ?work|problem sets?|assignments?|\bhws?\b|worksheet|exercises/i,
  ],
  ['paper', /paper|essay|report|writing|write/i, /paper|essay|report|writing|written/i],
  ['project', /\bprojects?\b|\bpresentation|capstone/i, /\bprojects?\b|\bpresentation|capstone/i],
  ['lab', /\blabs?\b|laborator/i, /\blabs?\b|laborator/i],
  [
    'participation',
    /participat|discussion|engage|contribut/i,
    /participat|discussion|engage|contribut|in-class|clicker/i,
  ],
  [
    'device',
    /laptop|phone|device|computer|tablet|electronic|texting/i,
    /laptop|phone|device|computer|tablet|electronic|texting/i,
  ],
  ['food', /\beat(ing)?\b|food|drink|snack/i, /\beat\b|\beating|food|drink|snack/i],
  [
    'mask',
    /\bmask|covid|vaccin|social distanc|face cover/i,
    /\bmask|covid|vaccin|face cover|distanc|pandemic/i,
  ],
  [
    'break',
    /holiday|\bbreak\b|no class|cancel|day off|thanksgiving|recess|snow/i,
    /holiday|\bbreak\b|no class|recess|cancel|thanksgiving|university closed|snow/i,
  ],
  [
    'regrade',
    /re-?grad|appeal|disput|challenge|disagree|redo|resubmi|revis(e|ion)|rewrite|improve/i,
    /re-?grad|appeal|disput|re-?submi|revis(e|ion)|re-?write|within (one|a|two|\d)|redo|reconsider/i,
  ],
  [
    'help',
    /help|tutor|struggl|support|resource|stuck|counsel|mental health|writing cent/i,
    /help|tutor|learning (resource )?cent|writing cent|support|resource|counsel|questions/i,
  ],
  [
    'respond',
    /\brespon(d|se)|reply|get back|answer.*e-?mail/i,
    /\brespon(d|se)|reply|within \d+|hours|business day/i,
  ],
  [
    'incomplete',
    /incomplete|withdraw|drop the|add\/drop|audit|pass\/fail/i,
    /incomplete|withdraw|add\/drop|audit|pass\/fail/i,
  ],
  [
    'dress',
    /\bwear|\bdress|clothing|attire|shoes|goggles/i,
    /\bwear|\bdress|cloth|attire|shoes|goggles|gloves|\bcoats?\b/i,
  ],
  [
    'language',
    /programming|python|\br\b|java|matlab|language|\bcode\b|coding|\bexcel\b|spss|stata/i,
    /programming|python|\bR\b|java\b|matlab|\bcode\b|coding|\bexcel\b|spss|stata|github/i,
  ],
  [
    'allowed',
    /^(can|could|may|am i|are (we|students|you) allowed|is it (ok|okay|possible|permissible|permitted|allowed))/i,
    /may (not )?\b|allowed|permit|not accepted|prohibit|must|can ?not|can't|should not|do not|welcome|encouraged|required|may be/i,
  ],
  [
    'mandatory',
    /mandatory|required|have to|must|need to|necessary|obligat|optional|compulsory|expected/i,
    /mandatory|require|must|\bexpected|need to|optional|not required|recommended|compulsory|should/i,
  ],
  [
    'why',
    /\bwhy\b|\breasons?\b|consequence|what happens|result|penalt/i,
    /because|\breasons?\b|result in|consequence|will (be|lose|receive)|lead to|failure|zero|deduct|in order to|so that/i,
  ],
  [
    'howto',
    /\bhow (do|can|should|would|will|to|must|is|are)\b/i,
    /please|\bby (using|e-?mail|visit|going|submit)|\bvia\b|\bthrough\b|\busing\b|contact|will be/i,
  ],
];

const named = (text: string, side: 1 | 2, mark: string): string[] =>
  WANTS.flatMap((want) => (want[side].test(text) ? [`${mark}${want[0]}`] : []));

/** What a question wants: `?email`. */
export const wantsOf = (question: string): string[] => named(question, 1, '?');
/** What a line looks like an answer to: `!email`. */
export const saidIn = (line: string): string[] => named(line, 2, '!');
/** What lines hold that a question with such a want looks for. */
export const saysOf = (want: string): string => want.replace(/^\?/, '!');
