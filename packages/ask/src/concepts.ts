/** What students ask and syllabi write are not the same words; each pattern finds both. */
const CONCEPTS: readonly (readonly [string, RegExp])[] = [
  [
    '~absence',
    /\bmiss(ed|es|ing)? (a |any |one |two |more |class|lecture|lab|session|meeting|day)|\bskip|\babsen|\battend|\b(not|never|don'?t) (be able to )?(go|come|make it) to class|\bnot present/,
  ],
  [
    '~mode',
    /\bonline|\bvirtual|\bremote|\bzoom\b|\bin[- ]person|face[- ]to[- ]face|\bhybrid|\basynchronous|\bsynchronous|\bdistance learning|\bon[- ]campus|instructional mode|modality/,
  ],
  [
    '~late',
    /\blate\b|\blateness|\bextension|\bafter the (due|deadline)|past (the )?due|\bgrace period|\boverdue|\bpenal(ty|iz)|not be accepted|\bmake[- ]?up|\bby the (stated )?deadline/,
  ],
  [
    '~cost',
    /\$ ?\d|\bcosts?\b|\bexpensive|\bprices?\b|\bpurchas|\bbuy|\bfees?\b|\bfree (e-?book|access|of charge|download|online)|\bpay\b|\bspend money/,
  ],
  [
    '~credits',
    /\b\d(\.\d)?[- ]credits?\b|\bcredits?:? ?\d|\bcredit hours?|\bhow many credits|\bcredits? (will|does|is|do)|\bunits?\b/,
  ],
  ['~bonus', /\bextra[- ]credit|\bbonus|\bextra points?/],
  ['~recording', /\brecord(ed|ing|ings)\b|\becho ?360|\bvideo|\blater viewing|\bwatch\b|\bcapture/],
  ['~assistant', /\bta'?s?\b|\bt\.a\.|\bteaching assistant|\bgraders?\b|\bpeer (leader|tutor)|\bgsi\b/],
  ['~ai', /\bchat ?gpt|\bai\b|\bgenerative|\bartificial intelligence|\bllm\b|language models?/],
  [
    '~honesty',
    /\bplagiari|\bcheat|\bacademic (honesty|dishonesty|integrity|misconduct)|\bhonou?r code|\bcopying|\bown work|\bunauthorized/,
  ],
  ['~support', /\bdisabilit|\baccommodat|\bdyslexi|\bspecial needs|\blearning difference|\bimpairment/],
  [
    '~contact',
    /\be-?mail|\bcontact|\bphone\b|\breach (me|you|the|us)|\bget (a ?hold|in touch)|\bcommunicat(e|ion) with|\btalk to/,
  ],
  ['~hours', /\boffice hours?|\bby appointment|\bmake an appointment|\bdrop[- ]?in|\bmeet with (me|you|the)/],
  [
    '~meeting',
    /\bclass (meets|time|meeting|schedule|location)|\bmeeting (time|place|location)|\blectures?:? ?(time|mon|tue|wed|thu|fri|m\/?w|tu)|\b(mw|mwf|tuth|tth|tr)\b|\bhow (long|often) (is|are|do|does)|\btime (is|does)|\bmeets? (on|from|every|twice)|\bhours:|\d:\d\d ?(am|pm)? ?[-–to]+ ?\d/,
  ],
  [
    '~place',
    /\broom\b|\bbuilding|\bhall\b|\blocat|\bclassroom|\bwhere (is|will|does|do|are) (the |this |our )?(class|course|lab|lecture)/,
  ],
  [
    '~term',
    /\b(fall|spring|summer|winter) ('?\d\d|20\d\d|semester|term)|\bacademic term|\bwhat (semester|term)|\bsemester is/,
  ],
  [
    '~platform',
    /\bmoodle|\bcanvas\b|\bblackboard|\bcourse (web)?site|\bwebsite|\bweb ?page|\bhub\b|\blearning management|\bwebassign|\bpiazza|\bgradescope|\bposted (on|to)/,
  ],
  ['~turnin', /\bsubmi(t|ss)|\bturn(ed|ing)? in|\bhand(ed|ing)? in|\bupload|\bformats?\b/],
  [
    '~team',
    /\bgroups?\b|\bteams?\b|\bpartners?\b|\bcollaborat|\bwork(ing)? (together|with (other|another|class|peers))|\bindividual(ly)?\b|\balone\b/,
  ],
  [
    '~share',
    /\d ?%|\bper ?cent|\bworth\b|\bweight|\bportion|\bcount(s|ed)? (for|toward)|\d+ (points|pts)|\bpoints (each|total)|\baffect (my|your) (final )?grade|\bgrade (breakdown|distribution|components)|\bpart of (the|my|your) (final )?grade/,
  ],
  [
    '~scale',
    /\bletter grades?|\bgrad(e|ing) scale|\bpass(ing)? (grade|the class|this class|the course)|\bcut-?offs?|\ba-? ?[:=(≥>]|\bb\+|\d\d(\.\d+)? ?[-–] ?\d\d(\.\d+)?|\bto (get|receive|earn) an? [abcd]\b/,
  ],
  ['~dropped', /\blowest\b|\bdrop(s|ped)?\b|\bwithdraw/],
  [
    '~outcomes',
    /\bobjectives?|\bgoals?\b|\boutcomes?|\bwill (be able to|learn|understand)|\bpurpose of|\baims? (to|of)|\bskills?\b|\bgain from/,
  ],
  [
    '~about',
    /\bcourse (description|overview|covers|introduc|content|provides)|\bthis course (is|will|examines|explores)|\btopics? (include|covered)|\bwhat is (this|the) (course|class) about|\boverview\b|\bcovered in/,
  ],
  [
    '~prior',
    /\bpre-?req|\bco-?req|\bprior (to|knowledge|experience|course|programming)|\bbackground (in|knowledge)|\bneed to (take|have taken|know)|\bexperience (with|in)\b|\bbefore taking/,
  ],
  ['~reading', /\breadings?\b|\bread\b|\bchapters?\b|\barticles?\b|\bnovels?\b/],
  [
    '~material',
    /\btextbook|\brequired (text|material|book|reading)|\bisbn|\bedition\b|\be-?book|\bsupplies|\bmaterials?\b|\bsoftware\b|\bcalculators?\b/,
  ],
  [
    '~gadget',
    /\blaptops?|\bcell ?phones?|\bphones?\b|\bdevices?\b|\btablets?\b|\belectronics?\b|\bheadphones|\btexting|\bcomputers?\b/,
  ],
  [
    '~language',
    /\bprogramming language|\bpython|\bjava\b|\bmatlab|\br ?studio|\bsoftware (package|tool)|\bcoding/,
  ],
  [
    '~count',
    /\bhow many\b|\b(there (are|will be)|total of|of the) (\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several)\b|\bexam (1|2|3|i|ii)\b|\(\d+ (total|of)|\b\d+ (exams|quizzes|homeworks?|assignments|labs|projects|papers|midterms)/,
  ],
  ['~exam', /\bexams?\b|\bmid-?terms?\b|\bfinals?\b(?! (grade|project|paper))|\btests?\b|\bquiz/],
  [
    '~opennote',
    /\bopen[- ](book|note)|\bclosed[- ](book|note)|\bcheat ?sheet|\bnotes? (sheet|card)|\bformula sheet|\bnote ?cards?/,
  ],
  [
    '~help',
    /\btutor|\blearning (resource )?cent(er|re)|\bhelp (room|session|desk)|\bextra help|\bwriting cent(er|re)|\bmental health|\bcounsel/,
  ],
  ['~break', /\bholidays?\b|\b(spring|fall|thanksgiving|winter) break|\bno class|\brecess\b|\bcancel/],
  ['~regrade', /\bre-?grad|\bappeal|\bdispute|\bgrade change|\bredo\b|\bresubmi|\brevis(e|ion)/],
];

/** Which concepts a text speaks of. */
export const conceptsIn = (letters: string): string[] =>
  CONCEPTS.flatMap(([concept, pattern]) => (pattern.test(letters) ? [concept] : []));
