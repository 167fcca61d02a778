import type { Finding as Extracted, FindingKind } from '@syllabi/extraction';
import { Temporal } from 'temporal-polyfill';
import type { FieldFault } from '../../platform/errors.ts';
import { FINDING_FIELDS, type FindingField } from './findings.schemas.ts';

/** The fields of a finding that a person may change. */
export interface FindingFields {
  kind: FindingKind;
  title: string;
  date: string;
  endDate: string | null;
  time: string | null;
  endTime: string | null;
  weight: number | null;
}

/** Where an accepted finding goes. What a class is about, and what to read for it, is shown with the class. */
export function placeInPlan(kind: FindingKind): 'task' | 'dayOff' | 'class' {
  if (kind === 'holiday') return 'dayOff';
  return kind === 'class' || kind === 'reading' ? 'class' : 'task';
}

/** Nothing in the document gives the year. */
export const isYearless = (date: string): boolean => date.startsWith('--');

/** Only a day of the calendar has a place in the plan. */
export function isDay(date: string): boolean {
  try {
    return Temporal.PlainDate.from(date, { overflow: 'reject' }).toString() === date;
  } catch {
    return false;
  }
}

const clockTime = (time: string | undefined): string | null =>
  time && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null;

export const fieldsOfExtracted = (found: Extracted): FindingFields => ({
  kind: found.kind,
  title: found.title,
  date: found.date,
  endDate: found.endDate ?? null,
  time: clockTime(found.time),
  endTime: clockTime(found.endTime),
  weight: found.weight ?? null,
});

export const changedFieldsOf = (before: FindingFields, change: Partial<FindingFields>): FindingField[] =>
  FINDING_FIELDS.filter((field) => change[field] !== undefined && change[field] !== before[field]);

export const editedAfter = (edited: FindingField[], changed: FindingField[]): FindingField[] =>
  FINDING_FIELDS.filter((field) => edited.includes(field) || changed.includes(field));

/** What is wrong with the days and times, by field. */
export function faultsOfFinding({ date, endDate, time, endTime }: FindingFields): FieldFault[] {
  const isBackwards = endDate !== null && !isYearless(date) && !isYearless(endDate) && endDate < date;
  if (isBackwards) return [fault('endDate')];
  const isOneDay = endDate === null || endDate === date;
  return isOneDay && time && endTime && endTime < time ? [fault('endTime')] : [];
}

const fault = (field: string): FieldFault => ({
  field,
  message: 'The end comes before the beginning.',
  code: 'order',
});

/** A finding waits for open questions unless its date was set by hand, which answers them for it. */
export const waitsFor = (finding: { editedFields: FindingField[] }, openQuestionIds: string[]): string[] =>
  finding.editedFields.includes('date') ? [] : openQuestionIds;

export const fieldsOf = (finding: FindingFields): FindingFields => {
  const { kind, title, date, endDate, time, endTime, weight } = finding;
  return { kind, title, date, endDate, time, endTime, weight };
};
