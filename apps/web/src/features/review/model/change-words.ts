import type { Finding, FindingChange } from '@/api';

type ChangedField = FindingChange['fields'][number];
type TextOf = (one: ChangedField, value: string | null) => string;

const ACCEPT = {
  new: 'Accept',
  moved: 'Move it',
  changed: 'Change it',
  gone: 'Remove it',
  twice: 'Remove it',
} as const;
const REFUSE = { new: 'Set aside', twice: 'Keep both' } as const;
const LABELS: Partial<Record<ChangedField['field'], string>> = { endDate: 'last day', endTime: 'end' };

export interface ChangeActs {
  accept: string;
  /** Where something was set by hand: the new version in that as well. */
  follow?: string;
  refuse?: string;
}

/** What can be done about a change, by what it does: what was set by hand stays unless somebody says otherwise. */
export function actsOf({ type, fields }: FindingChange, textOf: TextOf): ChangeActs {
  const own = fields.filter(({ edited }) => edited);
  const refuse = type in REFUSE ? REFUSE[type as keyof typeof REFUSE] : 'Keep as it was';
  if (own.length === 0) return { accept: ACCEPT[type], refuse };
  const [only] = own.length === 1 ? own : [];
  if (own.length < fields.length) {
    const kept = only ? nameOf(only, textOf(only, only.from)) : 'yours';
    return { accept: `Keep ${kept}, follow the rest`, follow: 'Follow all of it', refuse };
  }
  if (!only) return { accept: 'Keep yours', follow: 'Follow the new version' };
  const verb = type === 'moved' ? 'Move' : 'Change';
  return {
    accept: `Keep ${nameOf(only, textOf(only, only.from))}`,
    follow: `${verb} to ${nameOf(only, textOf(only, only.to), 'the new')}`,
  };
}

/** Titles are too long for a button. */
const nameOf = ({ field }: ChangedField, text: string, whose = 'your'): string =>
  field === 'title' ? `${whose} title` : text;

/** Which day or time of a range it is that changes; of a single one nothing need be said. */
export function labelOf(
  { field, from, to }: ChangedField,
  { date, endDate }: Pick<Finding, 'date' | 'endDate'>,
): string | undefined {
  if (from === null || to === null) return undefined;
  const isRange = endDate !== null && endDate !== date;
  return field === 'date' && isRange ? 'first day' : LABELS[field];
}

/** On the button that takes each change as it comes. */
export const acceptText = (change: FindingChange, textOf: TextOf): string =>
  change.fields.some(({ edited }) => edited) ? actsOf(change, textOf).accept : 'Accept the change';
