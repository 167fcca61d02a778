import { Checkbox, Popover, UnstyledButton } from '@mantine/core';
import { IconCirclePlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './FacetChip.module.css';

export interface FacetOption {
  value: string;
  label: string;
  icon?: ReactNode;
}

interface FacetChipProps {
  label: string;
  options: readonly FacetOption[];
  /** Asked only while the choices are shown: counting takes its time on long lists. */
  count: () => ReadonlyMap<string, number>;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Back to what the list shows by itself. */
  onClear?: (() => void) | undefined;
}

/** Dashed while it filters nothing; with its choice and a way to drop it once it does. */
export function FacetChip({ label, options, count, chosen, onChange, onClear }: FacetChipProps) {
  const words = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <div className={classes.chip} data-active={chosen.length > 0 || undefined}>
      <Popover position="bottom-start" withinPortal shadow="none" trapFocus>
        <Popover.Target>
          <UnstyledButton className={classes.open}>
            {chosen.length === 0 && <IconCirclePlus size={16} stroke={1.75} aria-hidden="true" />}
            {label}
            {words.length > 0 && (
              <span className={classes.words}>
                {words.length > 2 ? `${words.length} chosen` : words.join(', ')}
              </span>
            )}
            {words.length === 0 && <span className={classes.count}>{options.length}</span>}
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown p={6} miw={200}>
          <Choices label={label} options={options} count={count} chosen={chosen} onToggle={toggle} />
        </Popover.Dropdown>
      </Popover>
      {onClear && chosen.length > 0 && (
        <UnstyledButton className={classes.clear} onClick={onClear} aria-label={`Drop the filter: ${label}`}>
          <IconX size={14} stroke={1.75} aria-hidden="true" />
        </UnstyledButton>
      )}
    </div>
  );
}

interface ChoicesProps extends Pick<FacetChipProps, 'label' | 'options' | 'count' | 'chosen'> {
  onToggle: (value: string) => void;
}

function Choices({ label, options, count, chosen, onToggle }: ChoicesProps) {
  const counts = count();
  return (
    <fieldset className={classes.options} aria-label={label}>
      {options.map(({ value, label: words, icon }) => (
        <Checkbox
          key={value}
          size="xs"
          className={classes.option}
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
          label={
            <>
              {icon} {words} <span className={classes.count}>{counts.get(value) ?? 0}</span>
            </>
          }
          classNames={{ body: classes.body, labelWrapper: classes.labelWrapper, label: classes.label }}
        />
      ))}
      {options.length === 0 && <p className={classes.none}>Nothing to choose from yet</p>}
    </fieldset>
  );
}
