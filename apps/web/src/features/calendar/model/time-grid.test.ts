import { describe, expect, test } from 'vitest';
import { datesOf, dropped, endAt, movedByKey, moveTo } from './move';
import { hoursOf, isOpenEnded, leadOf, minutesOf, placeEntries, type TimedEntry, toClock } from './time-grid';

const entry = (time: string | null, endTime: string | null = null, date = '2027-02-11') => ({
  date,
  time,
  endTime,
  endDate: null,
});

describe('the place of an entry in its day', () => {
  test('is from its beginning to its end', () => {
    expect(minutesOf(entry('10:10', '11:25'))).toEqual({ from: 610, to: 685 });
  });

  test('is the half hour before a deadline, which is a moment', () => {
    expect(minutesOf(entry('17:00'))).toEqual({ from: 990, to: 1020 });
    expect(minutesOf(entry('00:10'))).toEqual({ from: 0, to: 30 });
  });

  test.each(['exam', 'quiz', 'presentation'])(
    'is the hour after the beginning of an %s without an end',
    (kind) => {
      const midterm = { ...entry('10:00'), type: 'task' as const, kind };
      expect(minutesOf(midterm)).toEqual({ from: 600, to: 660 });
      expect([isOpenEnded(midterm), isOpenEnded({ ...midterm, endTime: '11:15' })]).toEqual([true, false]);
      expect(minutesOf({ ...midterm, time: '22:30' })).toEqual({ from: 1350, to: 1410 });
    },
  );

  test('is as long as the class that an exam is written in', () => {
    const course = { id: 'bio' };
    const midterm = { ...entry('10:10'), type: 'task' as const, kind: 'exam', course };
    const lecture = { ...entry('10:00', '11:25'), type: 'class' as const, course };
    const end = (other: Partial<TimedEntry>) => minutesOf(midterm, [{ ...lecture, ...other }])?.to;
    expect(end({})).toBe(685);
    expect([end({ course: { id: 'chem' } }), end({ date: '2027-02-12' }), end({ time: '11:00' })]).toEqual([
      670, 670, 670,
    ]);
  });

  test.each([null, '23:00', '23:59'])('is above the hours for what is due at %s', (time) =>
    expect(minutesOf(entry(time))).toBeUndefined(),
  );
});

test('what overlaps stands side by side, what does not has the whole width', () => {
  const placed = placeEntries([
    entry('10:00', '12:00'),
    entry('11:00', '13:00'),
    entry('12:00', '12:30'),
    entry('15:00', '16:00'),
  ]);
  expect(placed.map(({ from, lane, lanes }) => [from / 60, lane, lanes])).toEqual([
    [10, 0, 2],
    [11, 1, 2],
    [12, 0, 2],
    [15, 0, 1],
  ]);
});

test('the usual hours are shown, and whatever lies outside of them', () => {
  expect(hoursOf([entry('10:00', '11:00')])).toEqual({ from: 8, to: 18 });
  expect(hoursOf([entry('07:30', '08:15'), entry('18:30', '20:45')])).toEqual({ from: 7, to: 21 });
});

test.each([
  [
    'one that would end after its day',
    { date: '2027-02-11', time: '20:00', endDate: null, endTime: '22:00' },
    ['21:45', null, '23:45'],
  ],
  [
    'one of days that ends late',
    { date: '2027-02-11', time: '20:00', endDate: '2027-02-12', endTime: '22:00' },
    ['23:00', '2027-02-13', '01:00'],
  ],
])('%s takes as long as before when it is moved to eleven at night', (_, task, [dueTime, endOn, endTime]) =>
  expect(moveTo(task, { day: '2027-02-11', time: '23:00' })).toEqual({
    dueOn: '2027-02-11',
    dueTime,
    endOn,
    endTime,
  }),
);

test('an end that is dropped above the hours of another day stays where it was', () => {
  const seminar = entry('10:00', '11:00');
  expect(dropped(seminar, { isResize: true, place: { day: '2027-02-13' } })).toBeUndefined();
  expect(dropped(seminar, { isResize: true, place: { day: '2027-02-13', time: '12:00' } })).toMatchObject({
    dueOn: '2027-02-11',
    endTime: '12:00',
  });
  expect(dropped(seminar, { isResize: false, place: { day: '2027-02-13' } })?.dueOn).toBe('2027-02-13');
});

describe('a task that is moved', () => {
  const exam = { date: '2027-02-11', time: '10:00', endDate: '2027-02-12', endTime: '12:00' };

  test('keeps its time on another day, and takes as long as before', () => {
    expect(moveTo(exam, { day: '2027-02-18' })).toEqual({
      dueOn: '2027-02-18',
      dueTime: '10:00',
      endOn: '2027-02-19',
      endTime: '12:00',
    });
  });

  test('takes its end along to another time', () => {
    expect(moveTo(exam, { day: '2027-02-11', time: '13:15' })).toMatchObject({
      dueTime: '13:15',
      endTime: '15:15',
    });
  });

  test('gets a time where it had none', () => {
    const essay = { date: '2027-02-11', time: null, endDate: null, endTime: null };
    expect(moveTo(essay, { day: '2027-02-12', time: '09:00' })).toEqual({
      dueOn: '2027-02-12',
      dueTime: '09:00',
      endOn: null,
      endTime: null,
    });
  });

  test('never ends before it begins', () => {
    expect(endAt(exam, '09:00').endTime).toBe('10:15');
    expect(endAt(exam, '12:45')).toEqual({ ...datesOf(exam), endTime: '12:45' });
  });
});

describe('an arrow pressed with Alt', () => {
  const exam = { date: '2027-02-11', time: '10:00', endDate: null, endTime: '12:00' };
  const overHours = { hasHours: true };
  const by = (key: string, shiftKey = false) => ({ key, shiftKey });

  test('moves a task by a day or a week, and over the hours up and down by half an hour', () => {
    expect(movedByKey(exam, by('ArrowRight'))).toMatchObject({ dueOn: '2027-02-12', dueTime: '10:00' });
    expect(movedByKey(exam, by('ArrowUp'))).toMatchObject({ dueOn: '2027-02-04', dueTime: '10:00' });
    expect(movedByKey(exam, by('ArrowUp'), overHours)).toMatchObject({ dueTime: '09:30', endTime: '11:30' });
    expect(movedByKey(exam, by('ArrowLeft'), overHours)).toMatchObject({ dueOn: '2027-02-10' });
  });

  test('with Shift makes a task that takes time longer or shorter, over the hours only', () => {
    expect(movedByKey(exam, by('ArrowDown', true), overHours)).toEqual({
      ...datesOf(exam),
      endTime: '12:30',
    });
    expect(movedByKey({ ...exam, endTime: '10:30' }, by('ArrowUp', true), overHours)?.endTime).toBe('10:15');
    expect(movedByKey(exam, by('ArrowDown', true))).toBeUndefined();
    expect(movedByKey({ ...exam, endTime: null }, by('ArrowDown', true), overHours)).toBeUndefined();
    expect(movedByKey({ ...exam, endDate: '2027-02-12' }, by('ArrowDown', true), overHours)).toBeUndefined();
  });

  test('is left to the browser where it moves nothing', () => {
    expect(movedByKey(exam, by('Enter'))).toBeUndefined();
    expect(movedByKey(exam, by('ArrowRight', true), overHours)).toBeUndefined();
  });
});

test('minutes beyond the day are held within it', () => {
  expect([toClock(-20), toClock(75), toClock(1500)]).toEqual(['00:00', '01:15', '23:59']);
});

test('a deadline is dropped where it is drawn: the half hour before it', () => {
  const essay = { date: '2027-02-11', time: '17:00', endDate: null, endTime: null };
  expect([leadOf(essay), leadOf({ ...essay, time: null }), leadOf({ ...essay, endTime: '18:00' })]).toEqual([
    30, 30, 0,
  ]);
  expect(leadOf({ ...essay, kind: 'exam' })).toBe(0);
});
