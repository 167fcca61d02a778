import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { parseSettings } from '../settings.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { contextWordsOf, isGuessable } from './guessable.rules.ts';
import { missingRequirements, toPolicyView } from './password.rules.ts';

const policy = (changes: object = {}) =>
  parseSettings({
    projectId: 'p',
    publicUrl: 'http://localhost',
    apiKey: 'k',
    secretKey: 'x'.repeat(32),
    passwordPolicy: changes,
  }).passwordPolicy;

describe('guessable', () => {
  test.each([
    ['password'],
    ['PASSWORD'],
    ['p@ssw0rd'],
    ['Password2026!'],
    ['iloveyou!!'],
    ['12345678'],
    ['87654321'],
    ['qwertyuiop'],
    ['poiuytrewq'],
    ['abcdefgh'],
    ['aaaaaaaaaa'],
    ['abababababab'],
    ['xyzxyzxyz'],
    ['ludmila1990'],
    ['Notebook-123'],
    ['ｐａｓｓｗｏｒｄ１２３'],
    ['Ｌｕｄｍｉｌａ１９９０'],
  ])('%s', (password) => {
    expect(isGuessable(password, contextWordsOf('ludmila@example.org', 'Ludmila Vega', 'Notebook'))).toBe(
      true,
    );
  });

  test.each([
    ['correct horse battery'],
    ['ludmila grows tomatoes'],
    ['7391-secret-8842'],
    ['Tr0ub4dor&3'],
    ['ёлки-палки лес густой'],
    ['vega'.concat('plumstone')],
  ])('not %s', (password) => {
    expect(isGuessable(password, contextWordsOf('ludmila@example.org', 'Ludmila Vega', 'Notebook'))).toBe(
      false,
    );
  });

  test('every one of the three thousand most common that are long enough is', () => {
    const mostCommon = dictionary['passwords-common']
      .filter((password) => password.length >= 8)
      .slice(0, 3000);
    expect(mostCommon).toHaveLength(3000);
    expect(mostCommon.filter((password) => !isGuessable(password, []))).toEqual([]);
  });

  test('a password made to be slow is looked at as quickly as any other', () => {
    expect(isGuessable(`${'2'.repeat(100_000)}a\na`, [])).toBe(true);
  });

  test('the list holds what people choose most, in lower case', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(500);
    for (const password of COMMON_PASSWORDS) expect(password).toBe(password.toLowerCase());
  });
});

describe('requirements', () => {
  const strict = {
    minLength: 10,
    requireLowercase: true,
    requireUppercase: true,
    requireDigit: true,
    requireSymbol: true,
  };

  test.each([
    ['', { ...strict, refuseGuessable: false }, 5],
    ['nNoo4!oooo', strict, 0],
    ['tall oak tree', strict, 3],
    ['seven77', {}, 1],
    ['voila\u0300 e\u0301', {}, 1],
    ['x'.repeat(64), { refuseGuessable: false }, 0],
    ['y'.repeat(65), { maxLength: 64, refuseGuessable: false }, 1],
  ])('%j lacks as many as it should', (password, changes, count) => {
    expect(missingRequirements(password, policy(changes), [])).toHaveLength(count);
  });

  test('are published as they are checked', () => {
    expect(toPolicyView(policy(strict)).customStrengthOptions).toEqual({
      minPasswordLength: 10,
      maxPasswordLength: 4096,
      containsLowercaseCharacter: true,
      containsUppercaseCharacter: true,
      containsNumericCharacter: true,
      containsNonAlphanumericCharacter: true,
    });
    expect(toPolicyView(policy({ enforcement: 'OFF' }))).toMatchObject({
      customStrengthOptions: { minPasswordLength: 6 },
      enforcementState: 'OFF',
    });
  });
});
