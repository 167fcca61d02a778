import { Checkbox, Popover } from '@mantine/core';
import type { ComponentProps, ReactElement } from 'react';
import { useOpening } from '@/ui/use-late';
import type { FacetOption } from './FacetChip';
import classes from './FacetChip.module.css';

interface FacetChoicesProps extends ChoicesProps {
  button: (props: ComponentProps<'button'>) => ReactElement;
}

/** Comes when it is first asked for, in the place of a button that was pressed: until then it is only that. */
export default function FacetChoices({ button, ...choices }: FacetChoicesProps) {
  const { isOpen, setOpen, button: drawn } = useOpening();
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" withinPortal shadow="none" trapFocus>
      <Popover.Target>{button({ ref: drawn, onClick: () => setOpen(!isOpen) })}</Popover.Target>
      <Popover.Dropdown p={6} miw={200}>
        <Choices {...choices} />
      </Popover.Dropdown>
    </Popover>
  );
}

interface ChoicesProps {
  label: string;
  options: readonly FacetOption[];
  count: (() => ReadonlyMap<string, number>) | undefined;
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

function Choices({ label, options, count, chosen, onToggle }: ChoicesProps) {
  const counts = count?.();
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
              {icon} {words} {counts && <span className={classes.count}>{counts.get(value) ?? 0}</span>}
            </>
          }
          classNames={{ body: classes.body, labelWrapper: classes.labelWrapper, label: classes.label }}
        />
      ))}
      {options.length === 0 && <p className={classes.none}>Nothing to choose from yet</p>}
    </fieldset>
  );
}
