import { expect, test } from 'vitest';
import { toRepeatText } from '../model/repeat-text';
import type { ImportContext } from './import-row';
import { readPercent, readStatus, readWhen } from './read-cells';
import { readCsv } from './read-csv';
import { readIcs } from './read-ics';

const context: ImportContext = {
  today: '2027-01-15',
  zone: 'America/New_York',
  monthFirst: false,
  courses: [{ id: 'h', code: 'HIST 210', title: 'The Atlantic World' }],
  labels: [{ id: 'lab', name: 'Lab' }],
  members: [{ accountId: 'ada', name: 'Ada Park', email: 'ada@example.org' }],
};
const read = (text: string, rest: Partial<ImportContext> = {}) => readCsv(text, { ...context, ...rest });

test('a table is read by its headings, in any order and with any separator', async () => {
  const { rows, unread } = await read(
    'Due Date;Course;Title;Weight;Done;Tags;Assigned to;Room\r\n05.02.2027 17:00;hist210;Essay; 12,5 %;yes;lab;Ada Park;12\r\n',
  );
  expect(rows).toEqual([
    {
      line: 2,
      task: {
        title: 'Essay',
        dueOn: '2027-02-05',
        dueTime: '17:00',
        courseId: 'h',
        weight: 12.5,
        status: 'done',
        labelIds: ['lab'],
        assigneeId: 'ada',
      },
      problems: [],
      notes: [],
    },
  ]);
  expect(unread).toEqual(['Room']);
});

test.each([
  ['Titel,Fällig am,Gewichtung', 'Aufsatz'],
  ['Titre,Échéance,Pondération', 'Dissertation'],
  ['Tarea,Fecha de entrega,Ponderación', 'Ensayo'],
  ['\uFEFFtitle,DUE_DATE,weight', 'Essay'],
])('the headings %j are understood', async (headings, title) => {
  const { rows } = await read(`${headings}\n${title},2027-02-05,10\n`);
  expect(rows).toMatchObject([{ task: { title, dueOn: '2027-02-05', weight: 10 }, problems: [] }]);
});

test.each([
  ['2027-02-05', false, { day: '2027-02-05' }],
  ['2027-02-05T17:00:00Z', false, { day: '2027-02-05', time: '17:00' }],
  ['5/2/2027', false, { day: '2027-02-05' }],
  ['5/2/2027', true, { day: '2027-05-02' }],
  ['05.02.27', true, { day: '2027-02-05' }],
  ['Feb 5, 2027 5pm', true, { day: '2027-02-05', time: '17:00' }],
  ['Fri 5 Feb', false, { day: '2027-02-05' }],
  ['9999-12-31', false, { day: '9999-12-31' }],
  ['2027-02-30', false, undefined],
  ['soon', false, undefined],
  ['see page 5 Feb', false, undefined],
])('the day %j, month first: %s', (text, monthFirst, expected) =>
  expect(readWhen(text, { today: '2027-01-15', monthFirst })).toEqual(expected),
);

test.each([
  ['12,5 %', 12.5],
  ['20', 20],
  ['a lot', undefined],
])('the weight %j', (text, expected) => expect(readPercent(text)).toBe(expected));

test.each([
  ['Completed', 'done'],
  ['erledigt', 'done'],
  ['In progress', 'doing'],
  ['', 'todo'],
  ['perhaps', undefined],
])('the status %j', (text, expected) => expect(readStatus(text)).toBe(expected));

test('each row says what is wrong with it, and the others stand', async () => {
  const { rows } = await read(
    'Title,Due,Time,Weight\nEssay,2027-02-30,,\n,2027-02-05,,\nQuiz,,10:00,x\nLab,2027-02-05,,5\n',
  );
  expect(rows.map(({ problems }) => problems)).toEqual([
    ['“2027-02-30” is not a day.'],
    ['It has no title.'],
    ['“x” is no weight.', 'It has a time and no day.'],
    [],
  ]);
});

test('an unknown course or label is told and left out', async () => {
  const { rows } = await read('Title,Course,Labels\nEssay,ART 1,lab; group\n');
  expect(rows[0]).toMatchObject({
    task: { title: 'Essay', labelIds: ['lab'] },
    notes: ['There is no course “ART 1”: it belongs to none.', 'No such label: group.'],
  });
});

test('a hundred thousand rows are refused in words, without reading them all', async () => {
  const file = new File([`Title\n${'Essay\n'.repeat(100_000)}`], 'tasks.csv');
  const { rows, refusal } = await readCsv(file, context);
  expect(rows).toEqual([]);
  expect(refusal).toMatch(/more than 5,000 rows.*Split it/);
});

test('a title of two megabytes is a row that is wrong; emoji and right-to-left text are not', async () => {
  const { rows } = await read(`Title\n${'x'.repeat(2_000_000)}\n🧪 Lab\nاكتب المقال\n`);
  expect(rows.map(({ problems }) => problems)).toEqual([
    ['Its title has 2,000,000 characters; 300 are the most.'],
    [],
    [],
  ]);
  expect(rows[2]?.task.title).toBe('اكتب المقال');
});

test.each([
  ['', 'There are no rows in this file.'],
  ['Title\n', 'There are no rows in this file.'],
  ['a,b\n1,2\n', 'The first row has to name the columns, one of them “Title”. It says: a, b.'],
])('the file %j is refused', async (text, refusal) =>
  expect(await read(text)).toMatchObject({ rows: [], refusal }),
);

test('what our own export wrote before a formula is not kept', async () => {
  const { rows } = await read('Title\n"\'=1+1"\n');
  expect(rows[0]?.task.title).toBe('=1+1');
});

const calendar = (lines: string) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n${lines}END:VCALENDAR\r\n`;

test('events and to-dos of a calendar file become tasks', async () => {
  const text = calendar(
    [
      'BEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Midterm exam\r\nDTSTART;TZID=America/Chicago:20270205T100000\r\nDTEND;TZID=America/Chicago:20270205T113000\r\nCATEGORIES:HIST 210\r\nEND:VEVENT\r\n',
      'BEGIN:VEVENT\r\nUID:2\r\nSUMMARY:Quiz\\, in class\r\nDTSTART:20270205T033000Z\r\nRRULE:FREQ=WEEKLY\r\nEND:VEVENT\r\n',
      'BEGIN:VTODO\r\nUID:3\r\nSUMMARY:Read\r\nDUE;VALUE=DATE:20270206\r\nSTATUS:COMPLETED\r\nEND:VTODO\r\n',
    ].join(''),
  );
  const { rows } = await readIcs(text, context);
  expect(rows.map(({ task }) => task)).toEqual([
    {
      title: 'Midterm exam',
      kind: 'exam',
      dueOn: '2027-02-05',
      dueTime: '10:00',
      endTime: '11:30',
      courseId: 'h',
    },
    {
      title: 'Quiz, in class',
      kind: 'quiz',
      dueOn: '2027-02-04',
      dueTime: '22:30',
      repeat: { every: 'week', interval: 1, weekdays: [], until: null },
    },
    { title: 'Read', kind: 'reading', dueOn: '2027-02-06', status: 'done' },
  ]);
  expect(rows[1]?.notes).toEqual(['It repeats every week.']);
});

test.each<[string, string | undefined]>([
  ['FREQ=DAILY', 'every day'],
  ['FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20270510', 'every Mon and Wed until 10 May 2027'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', 'every 2 weeks on Fri'],
  ['FREQ=WEEKLY;UNTIL=20270511T035959Z', 'every week until 10 May 2027'],
  ['FREQ=WEEKLY;COUNT=3', 'every week until 19 Feb 2027'],
  ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR', 'every Mon, Tue, Wed, Thu and Fri'],
  ['FREQ=MONTHLY;BYMONTHDAY=5', 'every month'],
  ['FREQ=YEARLY', 'every 12 months'],
  ['FREQ=MONTHLY;BYDAY=1FR', undefined],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', undefined],
  ['FREQ=MONTHLY;BYDAY=FR;BYSETPOS=1', undefined],
  ['FREQ=YEARLY;INTERVAL=10', undefined],
  ['FREQ=DAILY;COUNT=100000', undefined],
  ['FREQ=HOURLY', undefined],
])('what repeats by %s comes %s', async (rule, words) => {
  const event = `BEGIN:VEVENT\r\nSUMMARY:Lab\r\nDTSTART:20270205T150000\r\nRRULE:${rule}\r\nEND:VEVENT\r\n`;
  const { rows } = await readIcs(calendar(event), context);
  expect(rows[0]?.task.repeat && toRepeatText(rows[0].task.repeat)).toBe(words);
  expect(rows[0]?.notes).toHaveLength(1);
});

const lab = (lines: string) =>
  calendar(
    `BEGIN:VEVENT\r\nUID:lab\r\nSUMMARY:Lab\r\nDTSTART;TZID=America/New_York:20270205T150000\r\n${lines}\r\nEND:VEVENT\r\n`,
  );
const inZone = (...days: string[]) => `;TZID=America/New_York:${days.map((day) => `${day}T150000`)}`;

test.each<[string, string, [day: string, repeat: string | undefined][], string[]]>([
  [
    'a day in the middle',
    `RRULE:FREQ=WEEKLY\r\nEXDATE${inZone('20270212')}`,
    [['2027-02-05', 'every week, except 12 Feb']],
    ['It repeats every week, except 12 Feb.'],
  ],
  [
    'its first days, so that it begins later',
    `RRULE:FREQ=WEEKLY\r\nEXDATE${inZone('20270205', '20270212')}`,
    [['2027-02-19', 'every week, except 5 Feb, 12 Feb']],
    ['It repeats every week, except 5 Feb, 12 Feb.'],
  ],
  [
    'a moment in UTC, which is a day before where the person is',
    'RRULE:FREQ=WEEKLY\r\nEXDATE:20270212T200000Z',
    [['2027-02-05', 'every week, except 12 Feb']],
    ['It repeats every week, except 12 Feb.'],
  ],
  [
    'days that are none of its own',
    `RRULE:FREQ=WEEKLY\r\nEXDATE${inZone('20270213')}`,
    [['2027-02-05', 'every week']],
    ['It repeats every week.'],
  ],
  [
    'its first day by a rule that tasks cannot follow',
    `RRULE:FREQ=YEARLY;BYWEEKNO=5\r\nEXRULE:FREQ=YEARLY`,
    [['2027-02-05', undefined]],
    [
      'It repeats in a way that tasks do not: only its first day is taken.',
      'It is left out by a rule, which is not read: those days come too.',
    ],
  ],
  [
    'nothing, and takes place on more days',
    `RRULE:FREQ=WEEKLY\r\nRDATE${inZone('20270212', '20270210')}`,
    [
      ['2027-02-05', 'every week'],
      ['2027-02-10', undefined],
    ],
    ['It repeats every week.', 'It also takes place on one other day, a task by itself.'],
  ],
  [
    'nothing, and takes place on named days alone',
    `RDATE;VALUE=PERIOD:20270210T200000Z/PT1H\r\nRDATE${inZone('20270217')}`,
    [
      ['2027-02-05', undefined],
      ['2027-02-10', undefined],
      ['2027-02-17', undefined],
    ],
    ['It also takes place on two other days, each a task by itself.'],
  ],
])('what repeats leaves out %s', async (_, lines, expected, told) => {
  const { rows } = await readIcs(lab(lines), context);
  expect(rows.map(({ task }) => [task.dueOn, task.repeat ? toRepeatText(task.repeat) : undefined])).toEqual(
    expected,
  );
  expect(rows[0]?.notes).toEqual(told);
  expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
});

test('what leaves out all of its days is a row that is wrong', async () => {
  const { rows } = await readIcs(lab(`RRULE:FREQ=WEEKLY;COUNT=1\r\nEXDATE${inZone('20270205')}`), context);
  expect(rows).toMatchObject([{ problems: ['The file leaves out all of its days.'] }]);
});

test('one day that was moved is a task of its own, and the series goes on without it', async () => {
  const moved = `BEGIN:VEVENT\r\nUID:lab\r\nSUMMARY:Lab test\r\nRECURRENCE-ID${inZone('20270212')}\r\nDTSTART${inZone('20270213')}\r\nEND:VEVENT\r\n`;
  const { rows } = await readIcs(
    lab('RRULE:FREQ=WEEKLY').replace('END:VCALENDAR', `${moved}END:VCALENDAR`),
    context,
  );
  expect(rows.map(({ task }) => task)).toMatchObject([
    { title: 'Lab', dueOn: '2027-02-05', repeat: { every: 'week', except: ['2027-02-12'] } },
    { title: 'Lab test', dueOn: '2027-02-13' },
  ]);
});

test('what the first day was changed to is the open task, and the others are as they were', async () => {
  const moved = `BEGIN:VEVENT\r\nUID:lab\r\nSUMMARY:Lab test\r\nRECURRENCE-ID${inZone('20270205')}\r\nDTSTART${inZone('20270206')}\r\nEND:VEVENT\r\n`;
  const { rows } = await readIcs(
    lab(`RRULE:FREQ=WEEKLY\r\nRDATE${inZone('20270210')}`).replace('BEGIN:VEVENT', `${moved}BEGIN:VEVENT`),
    context,
  );
  expect(rows.map(({ task }) => task)).toMatchObject([
    {
      title: 'Lab test',
      dueOn: '2027-02-06',
      repeat: { every: 'week' },
      usual: { title: 'Lab', dueOn: '2027-02-05' },
    },
    { title: 'Lab', dueOn: '2027-02-10' },
  ]);
  expect(rows[0]?.task.repeat).not.toHaveProperty('except');
});

test('categories are a course and labels, and what is called otherwise is told', async () => {
  const event =
    'BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:Essay\r\nDTSTART;VALUE=DATE:20270205\r\nCATEGORIES:lab,hist 210,Home\r\nX-SYLLABI-ASSIGNEE:Nobody\r\nEND:VEVENT\r\n';
  const { rows } = await readIcs(calendar(event), context);
  expect(rows).toMatchObject([
    {
      task: { courseId: 'h', labelIds: ['lab'] },
      notes: ['No course and no label is called Home.', 'Nobody here is called “Nobody”.'],
    },
  ]);
});

test('the last day of the month counts from a 31st', async () => {
  const event =
    'BEGIN:VEVENT\r\nSUMMARY:Rent\r\nDTSTART;VALUE=DATE:20270228\r\nDTEND;VALUE=DATE:20270302\r\nRRULE:FREQ=MONTHLY;BYMONTHDAY=-1\r\nEND:VEVENT\r\n';
  const { rows } = await readIcs(calendar(event), context);
  expect(rows.map(({ task }) => [task.dueOn, task.endOn, task.repeat?.every])).toEqual([
    ['2027-03-31', '2027-04-01', 'month'],
    ['2027-02-28', '2027-03-01', undefined],
  ]);
});

test.each([
  ['every Mon and Wed until 2027-05-10', 'every Mon and Wed until 10 May 2027'],
  ['every 2 weeks on Fri except 2027-02-12, 2027-02-26', 'every 2 weeks on Fri, except 12 Feb, 26 Feb'],
  ['Every month', 'every month'],
])('a table may say that a task repeats: %j', async (cell, words) => {
  const { rows } = await read(`Title,Due,Repeat\nLab,2027-02-05,"${cell}"\n`);
  expect(rows).toMatchObject([{ problems: [] }]);
  expect(rows[0]?.task.repeat && toRepeatText(rows[0].task.repeat)).toBe(words);
});

test.each([
  ['2027-02-05,now and then', '“now and then” is no rhythm, such as “every Mon and Wed until 12 May”.'],
  [
    '2027-02-05,every week except 2027-02-30',
    '“every week except 2027-02-30” is no rhythm, such as “every Mon and Wed until 12 May”.',
  ],
  [',every week', 'It repeats and has no day.'],
  ['2027-02-05,every week until 2027-02-01', 'Its repeat ends before it begins.'],
])('a rhythm that is wrong is told: %j', async (cells, problem) =>
  expect((await read(`Title,Due,Repeat\nLab,${cells}\n`)).rows).toMatchObject([{ problems: [problem] }]),
);

test.each([
  ['not a calendar', 'This file cannot be read as a calendar.'],
  [calendar(''), 'There are no events and no tasks in this file.'],
])('the file %j is refused', async (text, refusal) =>
  expect(await readIcs(text, context)).toMatchObject({ refusal }),
);
