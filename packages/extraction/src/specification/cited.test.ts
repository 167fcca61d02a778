import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// Texts as they are cited are read, also in a list of what is due.

test('the title and the place of a cited text are no work', () =>
  expect(
    work(
      'Spring 2027',
      '| Date | Topic | Due |',
      '| April 13 | Maps | Map report 5 / Quirke, Ana. 2015. “Dead Maps.” Open Charts (blog). / Moss, Lea, and Ines Dahl. 2016. / “Inductive Essay on Maps.” |',
      '| April 20 | Globes | Map report 6 |',
    ),
  ).toEqual(['assignment 2027-04-13 Map report 5', 'assignment 2027-04-20 Map report 6']));

test('what is due in one line is due on the day that it names', () =>
  expect(
    work(
      'Fall 2027',
      '| Date | Topic | Assignments |',
      '| September 15 | Surveys | Assignment 4 due September 21, midnight; summary of the field due |',
      '| September 22 | Samples | Assignment 5 due September 28, midnight |',
      '| September 29 | Scales | Essay due |',
    ),
  ).toEqual([
    'assignment 2027-09-21 23:59 Assignment 4',
    'assignment 2027-09-21 Summary of the field',
    'assignment 2027-09-28 23:59 Assignment 5',
    'assignment 2027-09-29 Essay',
  ]));

test('the weekday in front of a work is no part of its name', () =>
  expect(
    work(
      'Spring 2027',
      '| Week | Reading | Due dates |',
      '| Feb 1 | Ch. 20 | By Friday, submit a progress report on your paper. |',
      '| Feb 8 | Ch. 21 | For Friday: Prepare the map quiz. |',
      '| Feb 15 | Ch. 22 | Also Monday: lab notebooks |',
    ).map((found) => found.replace(/ \d\d:\d\d /, ' ')),
  ).toEqual([
    'assignment 2027-02-05 Progress report on your paper',
    'quiz 2027-02-12 Prepare the map quiz',
    'assignment 2027-02-15 Lab notebooks',
  ]));

test('a stage of a project is none of its beginnings', () =>
  expect(
    work(
      'Otoño 2027',
      '| Fecha | Tema |',
      '| 20/09/27 | Práctica 3 / Concepto inicial proyecto 2 |',
      '| 24/09/27 | Proyecto 2 |',
      '| 04/10/27 | Entrega Proyecto 2 |',
    ),
  ).toEqual([
    'project 2027-09-20 Concepto inicial proyecto 2',
    'assignment 2027-09-20 Práctica 3',
    'project 2027-10-04 Entrega Proyecto 2',
  ]));
