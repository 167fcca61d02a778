import { expect, test } from 'vitest';
import { english } from '../locales/en.ts';
import { french } from '../locales/fr.ts';
import { findTimes } from './find-times.ts';

const inShort = (text: string, locale = english) =>
  findTimes(text, locale).map(({ time, endTime }) => (endTime ? `${time}-${endTime}` : time));

test.each([
  ['due at 11:59pm', ['23:59']],
  ['by 5 p.m.', ['17:00']],
  ['at noon', ['12:00']],
  ['12:00 noon', ['12:00']],
  ['10 am to noon', ['10:00-12:00']],
  ['12:00 noon – 12:50 pm', ['12:00-12:50']],
  ['6:30-9:20', ['18:30-21:20']],
  ['9:30-noon', ['09:30-12:00']],
  ['noon to 1:15 pm', ['12:00-13:15']],
  ['at noon on May 3, and by 5 pm', ['12:00', '17:00']],
  ['by midnight', ['23:59']],
  ['12:30 am', ['00:30']],
  ['7-9pm', ['19:00-21:00']],
  ['11-1pm', ['11:00-13:00']],
  ['from 8:00 to 10:00 am', ['08:00-10:00']],
  ['10:10–11:00', ['10:10-11:00']],
  ['1:20 – 2:35', ['13:20-14:35']],
  ['between 2 and 4 pm', ['14:00-16:00']],
  ['starts at 2:15pm and ends at 4pm', ['14:15-16:00']],
  ['6:20-8 pm', ['18:20-20:00']],
  ['19:00', ['19:00']],
  ['chapters 10 to 12', []],
  ['a ratio of 3:1', []],
  ['10/12', []],
  ['December 19 - 11:30am to 2pm', ['11:30-14:00']],
  ['30 Apr 10:30AM - 1PM', ['10:30-13:00']],
])('%j is read as %j', (text, expected) => expect(inShort(text)).toEqual(expected));

test.each([
  ['14h30', ['14:30']],
  ['de 8h à 10h', ['08:00-10:00']],
  ['à midi', ['12:00']],
  ['entre 14h et 17h', ['14:00-17:00']],
  ['commence à 9h et se termine à 12h', ['09:00-12:00']],
])('in French %j is read as %j', (text, expected) => expect(inShort(text, french)).toEqual(expected));
