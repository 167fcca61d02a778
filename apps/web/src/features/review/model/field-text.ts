import type { FindingChange } from '@/api';
import { isDay } from '@/lib/plan/days';
import { usePlanSettings } from '@/lib/plan/settings';
import { type DateStyle, toDayText, toPercentText, toTimeText } from '@/lib/plan/wording';
import { type Kind, kindLabel } from '@/ui/KindIcon';

type FieldName = FindingChange['fields'][number]['field'];

/** Values of findings as the person writes days and times. */
export function useFieldText() {
  const { style, today } = usePlanSettings();
  return ({ field }: { field: FieldName }, value: string | null) =>
    toFieldText(field, value, { style, today });
}

function toFieldText(
  field: FieldName,
  value: string | null,
  { style, today }: { style: DateStyle; today: string },
): string {
  if (value === null) return EMPTY[field] ?? 'nothing';
  if (field === 'date' || field === 'endDate')
    return isDay(value) ? toDayText(value, { style, today }) : value;
  if (field === 'time' || field === 'endTime') return toTimeText(value, style);
  if (field === 'weight') return toPercentText(Number(value));
  return field === 'kind' ? kindLabel(value as Kind) : value;
}

const EMPTY: Partial<Record<FieldName, string>> = {
  endDate: 'one day',
  time: 'no time',
  endTime: 'no end',
  weight: 'no weight',
};
