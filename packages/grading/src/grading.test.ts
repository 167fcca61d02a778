import { describe, expect, test } from 'vitest';
import { type Component, droppedOf, gradeOf, neededOn, type Score, sharesOf } from './index.ts';

const component = (id: string, stated: Partial<Component> = {}): Component => ({
  id,
  weight: null,
  points: null,
  works: 1,
  dropLowest: 0,
  isBonus: false,
  ...stated,
});
const score = (componentId: string, earned: number, outOf = 100): Score => ({ componentId, earned, outOf });

const labs = component('labs', { weight: 40 });
const final = component('final', { weight: 60 });

describe('how much a component counts', () => {
  test('is its weight, also where the weights are not 100 together', () => {
    expect(sharesOf([labs, component('essay', { weight: 30 })])).toEqual(
      new Map([
        ['labs', 40],
        ['essay', 30],
      ]),
    );
  });

  test('is its part of the points where no weight is stated', () => {
    const shares = sharesOf([component('labs', { points: 100 }), component('final', { points: 300 })]);
    expect([...shares.values()]).toEqual([25, 75]);
  });

  test('is the same for all where nothing is stated', () => {
    const shares = sharesOf([component('a'), component('b'), component('gift', { isBonus: true })]);
    expect([...shares.values()]).toEqual([50, 50, 0]);
  });
});

describe('the grade so far', () => {
  test('weighs what has scores and leaves out what has none', () => {
    const paper = component('paper', { weight: 20 });
    const grade = gradeOf([labs, paper, final], [score('labs', 90), score('paper', 60)]);
    expect(grade.percent).toBeCloseTo((40 * 90 + 20 * 60) / 60);
    expect(grade.graded).toBe(60);
    expect(grade.components.map(({ percent }) => percent)).toEqual([90, 60, null]);
  });

  test('is unknown without a score', () => {
    expect(gradeOf([labs, final], [])).toMatchObject({ percent: null, graded: 0, lowest: 0, highest: 100 });
  });

  test('counts the works of a component by what they are worth', () => {
    const grade = gradeOf([labs], [score('labs', 10, 10), score('labs', 45, 90)]);
    expect(grade.percent).toBeCloseTo(55);
  });

  test('drops the weakest works, but never the only one', () => {
    const quizzes = component('quizzes', { weight: 100, dropLowest: 2 });
    expect(gradeOf([quizzes], [score('quizzes', 40)]).percent).toBe(40);
    const three = [score('quizzes', 40), score('quizzes', 100), score('quizzes', 60)];
    expect(gradeOf([quizzes], three).percent).toBe(100);
    expect(droppedOf(three, 2).map(({ earned }) => earned)).toEqual([40, 60]);
    expect(droppedOf(three.slice(0, 1), 2)).toEqual([]);
  });

  test('takes bonus on top, even above 100', () => {
    const extra = component('extra', { weight: 5, isBonus: true });
    const grade = gradeOf(
      [labs, final, extra],
      [score('labs', 100), score('final', 100), score('extra', 50)],
    );
    expect(grade.percent).toBeCloseTo(102.5);
    expect(grade.graded).toBe(100);
  });

  describe('with a bonus of up to 3%', () => {
    const bonus = component('bonus', { weight: 3, isBonus: true });

    test.each<[string, Score[], number]>([
      ['adds what was earned of it', [score('bonus', 50)], 81.5],
      ['adds no more than 3, whatever was scored', [score('bonus', 150)], 83],
      ['adds nothing without a score', [], 80],
    ])('%s', (_, earned, expected) => {
      const scores = [score('labs', 80), score('final', 80), ...earned];
      expect(gradeOf([labs, final, bonus], scores).percent).toBeCloseTo(expected);
    });

    test('counts as 3 of the whole while only a part is graded', () => {
      const grade = gradeOf([labs, final, bonus], [score('labs', 80), score('bonus', 100)]);
      expect([grade.percent, grade.highest]).toEqual([expect.closeTo(83), expect.closeTo(95)]);
    });

    test('of three works has earned a third with the first', () => {
      const seminars = component('bonus', { weight: 3, works: 3, isBonus: true });
      const grade = gradeOf([labs, final, seminars], [score('labs', 80), score('bonus', 1, 1)]);
      expect(grade.percent).toBeCloseTo(81);
      expect(grade.components[2]?.percent).toBeCloseTo(100 / 3);
    });

    test('does not lift what the rest to come is taken to be', () => {
      const parts = [component('labs', { weight: 20 }), component('paper', { weight: 20 }), final, bonus];
      const answer = neededOn(parts, [score('labs', 70), score('bonus', 100)], { on: 'final', target: 85 });
      expect(answer).toEqual({ kind: 'possible', percent: expect.closeTo(90, 3) });
    });

    test('counts as it stands in what is needed on the final', () => {
      const scores = [score('labs', 80), score('bonus', 200)];
      expect(neededOn([labs, final, bonus], scores, { on: 'final', target: 83 })).toEqual({
        kind: 'possible',
        percent: expect.closeTo(80, 3),
      });
    });
  });

  test('counts of a component as in only what has a score', () => {
    const exams = component('exams', { weight: 60, works: 3 });
    const sets = component('sets', { weight: 40, works: 4 });
    const scores = [score('exams', 80), score('exams', 90), score('sets', 70)];
    const grade = gradeOf([exams, sets], scores);
    expect(grade.graded).toBeCloseTo(40 + 10);
    expect(grade.percent).toBeCloseTo(60 * 0.85 + 40 * 0.7);
    expect(grade.components).toMatchObject([
      { scored: 2, works: 3 },
      { scored: 1, works: 4 },
    ]);
    expect(grade.lowest).toBeCloseTo(34 + 7);
    expect(grade.highest).toBeCloseTo(34 + 20 + 7 + 30);
  });

  test('of nobody knows how many works can still become all or nothing', () => {
    const quizzes = component('quizzes', { weight: 40, works: null });
    const grade = gradeOf([quizzes, final], [score('quizzes', 80), score('final', 70)]);
    expect(grade).toMatchObject({ graded: 60, lowest: expect.closeTo(42), highest: expect.closeTo(82) });
    expect(grade.percent).toBeCloseTo(74);
    expect(grade.components[0]).toMatchObject({ scored: 1, works: null, percent: 80 });
  });

  test('names the worst and the best that are still possible', () => {
    const quizzes = component('quizzes', { weight: 40, works: 4 });
    const grade = gradeOf([quizzes, final], [score('quizzes', 8, 10), score('quizzes', 6, 10)]);
    expect(grade.lowest).toBeCloseTo(40 * 0.35);
    expect(grade.highest).toBeCloseTo(40 * 0.85 + 60);
  });
});

describe('what is needed', () => {
  const needed = (scores: Score[], target: number, components = [labs, final]) =>
    neededOn(components, scores, { on: 'final', target });

  test('on the final is what the rest leaves open', () => {
    expect(needed([score('labs', 90)], 84)).toEqual({ kind: 'possible', percent: 80 });
  });

  test('is nothing once the grade is safe', () => {
    expect(needed([score('labs', 100)], 40)).toEqual({ kind: 'reached' });
  });

  test('may be more than there is to earn', () => {
    expect(needed([score('labs', 50)], 90)).toEqual({ kind: 'out-of-reach', highest: expect.closeTo(80) });
  });

  test('takes what else is to come as it went so far', () => {
    const components = [component('labs', { weight: 20 }), component('paper', { weight: 20 }), final];
    const answer = needed([score('labs', 70)], 82, components);
    expect(answer).toEqual({ kind: 'possible', percent: expect.closeTo(90, 3) });
  });

  test('is the same everywhere before the first score', () => {
    expect(needed([], 85)).toEqual({ kind: 'possible', percent: expect.closeTo(85, 3) });
  });

  test('is settled once the component is graded', () => {
    expect(needed([score('labs', 90), score('final', 70)], 84)).toEqual({
      kind: 'settled',
      final: expect.closeTo(78),
    });
  });

  test('takes what is made of nobody knows how many works as it went so far', () => {
    const quizzes = component('quizzes', { weight: 40, works: null });
    expect(needed([score('quizzes', 90)], 84, [quizzes, final])).toEqual({ kind: 'possible', percent: 80 });
  });

  test('cannot be told of those themselves', () => {
    const quizzes = component('quizzes', { weight: 40, works: null });
    const on = (scores: Score[]) => neededOn([quizzes, final], scores, { on: 'quizzes', target: 80 }).kind;
    expect(on([score('quizzes', 90)])).toBe('unknown');
    expect(on([score('final', 80)])).toBe('possible');
  });

  test('sees that a strong work to come pushes a weak one out', () => {
    const quizzes = component('quizzes', { weight: 100, works: 3, dropLowest: 1 });
    const scores = [score('quizzes', 0), score('quizzes', 80)];
    expect(neededOn([quizzes], scores, { on: 'quizzes', target: 90 })).toEqual({
      kind: 'possible',
      percent: expect.closeTo(100, 3),
    });
  });
});
