import { Checkbox, Popover, UnstyledButton } from '@mantine/core';
import { IconCirclePlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './FacetChip.module.css';

export interface FacetOption {
  value: string;
  label: string;
  count: number;
  icon?: ReactNode;
}

interface FacetChipProps {
  label: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Back to what the list shows by itself. */
  onClear?: (() => void) | undefined;
}

/** Dashed while it filters nothing; with its choice and a way to drop it once it does. */
export function FacetChip({ label, options, chosen, onChange, onClear }: FacetChipProps) {
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
          <fieldset className={classes.options} aria-label={label}>
            {options.map(({ value, label: words, count, icon }) => (
              <Checkbox
                key={value}
                size="xs"
                className={classes.option}
                checked={chosen.includes(value)}
                onChange={() => toggle(value)}
                label={
                  <>
                    {icon} {words} <span className={classes.count}>{count}</span>
                  </>
                }
                classNames={{ body: classes.body, labelWrapper: classes.labelWrapper, label: classes.label }}
              />
            ))}
            {options.length === 0 && <p className={classes.none}>Nothing to choose from yet</p>}
          </fieldset>
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
