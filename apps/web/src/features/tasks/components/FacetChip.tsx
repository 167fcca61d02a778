import { UnstyledButton } from '@mantine/core';
import { IconCirclePlus, IconX } from '@tabler/icons-react';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { useLate } from '@/ui/use-late';
import classes from './FacetChip.module.css';

/** Asked for as soon as somebody comes near, so that they are there when they are wanted. */
const loadChoices = () => import('./FacetChoices');
const FacetChoices = lazy(loadChoices);

export interface FacetOption {
  value: string;
  label: string;
  icon?: ReactNode;
}

interface FacetChipProps {
  label: string;
  options: readonly FacetOption[];
  /** Asked only while the choices are shown: counting takes its time on long lists. Absent until it can be counted. */
  count: (() => ReadonlyMap<string, number>) | undefined;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Back to what the list shows by itself. */
  onClear?: (() => void) | undefined;
}

/** Dashed while it filters nothing; with its choice and a way to drop it once it does. */
export function FacetChip({ label, options, count, chosen, onChange, onClear }: FacetChipProps) {
  const late = useLate('dialog');
  const words = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  const button = (props: ComponentProps<'button'>) => (
    <UnstyledButton className={classes.open} {...props}>
      {chosen.length === 0 && <IconCirclePlus size={16} stroke={1.75} aria-hidden="true" />}
      {label}
      {words.length > 0 && (
        <span className={classes.words}>
          {words.length > 2 ? `${words.length} chosen` : words.join(', ')}
        </span>
      )}
      {words.length === 0 && <span className={classes.count}>{options.length}</span>}
    </UnstyledButton>
  );
  const alone = button({ ...late.alone, onPointerEnter: loadChoices, onFocus: loadChoices });
  return (
    <div className={classes.chip} data-touch="" data-active={chosen.length > 0 || undefined}>
      {late.isWanted ? (
        <Suspense fallback={alone}>
          <FacetChoices
            button={button}
            label={label}
            options={options}
            count={count}
            chosen={chosen}
            onToggle={toggle}
          />
        </Suspense>
      ) : (
        alone
      )}
      {onClear && chosen.length > 0 && (
        <UnstyledButton className={classes.clear} onClick={onClear} aria-label={`Drop the filter: ${label}`}>
          <IconX size={14} stroke={1.75} aria-hidden="true" />
        </UnstyledButton>
      )}
    </div>
  );
}
