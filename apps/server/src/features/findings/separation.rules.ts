import type { FactPart } from '../../vocabulary/facts.ts';
import type { Finding } from './findings.repository.ts';

/** A new version as it stood before somebody said that it is none. */
export interface Linked {
  earlierId: string;
  findings: LinkedFinding[];
  facts: { acceptedAt: string | null; kept: FactPart[]; followed: FactPart[] };
}

type LinkedFinding = Pick<Finding, (typeof LINKED)[number]>;

const LINKED = [
  'id',
  'key',
  'kind',
  'title',
  'date',
  'endDate',
  'time',
  'endTime',
  'weight',
  'confidence',
  'evidence',
  'assumed',
  'review',
  'editedFields',
  'proposal',
  'earlier',
  'secondReading',
] as const satisfies readonly (keyof Finding)[];

export const toLinked = (finding: Finding): LinkedFinding =>
  // Sound: each name is one of the finding, with its value.
  Object.fromEntries(LINKED.map((name) => [name, finding[name]])) as unknown as LinkedFinding;
