import { expect, test } from 'vitest';
import { COURSE } from '../../testing/course-lines.ts';
import { read } from '../../testing/read-lines.ts';

// Meetings on the days that were named just before.

test.each([
  [
    'HIST 210, fall 2026',
    'Lectures are on Mondays and Fridays 10:00-11:00, labs on the same days 11:00-12:30.',
  ],
  [
    COURSE.es,
    'Las clases teóricas serán los lunes y viernes de 10:00 a 11:00 y los laboratorios, los mismos días de 11:00 a 12:30.',
  ],
  [
    COURSE.fr,
    'Cours les lundis et vendredis de 10h00 à 11h00, laboratoires les mêmes jours de 11h00 à 12h30.',
  ],
  [
    COURSE.pt,
    'Aulas teóricas: segunda-feira e sexta-feira 10:00-11:00; laboratórios: nos mesmos dias 11:00-12:30.',
  ],
  [COURSE.it, 'Lezioni: lunedì e venerdì 10:00-11:00; laboratori: gli stessi giorni 11:00-12:30.'],
  [COURSE.de, 'Vorlesung: Montag und Freitag 10:00-11:00, Praktikum: an denselben Tagen 11:00-12:30.'],
  [COURSE.nl, 'Hoorcolleges: maandag en vrijdag 10:00-11:00, practica: dezelfde dagen 11:00-12:30.'],
])('%s: %s', (course, line) =>
  expect(read(course, line).meetings.map(({ days, start, end }) => [days.join(' '), start, end])).toEqual([
    ['MO FR', '10:00', '11:00'],
    ['MO FR', '11:00', '12:30'],
  ]),
);
