import { ActionIcon } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import classes from './Composer.module.css';

interface ComposerProps {
  /** What stands above the field: a message replied to, files that go along. */
  above?: ReactNode;
  field: ComponentProps<'textarea'>;
  /** What stands left of the hint. */
  tools?: ReactNode;
  hint: ReactNode;
  sendLabel: string;
  isReady: boolean;
  isBusy?: boolean;
  onSend: () => void;
  /** What another key does here; nothing for those that only write. */
  deedOf?: (event: KeyboardEvent) => (() => void) | undefined;
}

/** Where one writes, to whomever: Enter sends, Shift Enter begins a new line. */
export function Composer({
  above,
  field,
  tools,
  hint,
  sendLabel,
  isReady,
  isBusy = false,
  onSend,
  deedOf,
}: ComposerProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    // An Enter that ends the writing of a character sends nothing.
    if (event.nativeEvent.isComposing) return;
    const deed = deedOf?.(event) ?? (event.key === 'Enter' && !event.shiftKey ? onSend : undefined);
    if (!deed) return;
    event.preventDefault();
    deed();
  };
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {above}
      <textarea rows={1} {...field} onKeyDown={onKeyDown} />
      <div className={classes.tools}>
        {tools}
        {hint}
        <ActionIcon
          type="submit"
          className={classes.send}
          size={32}
          radius="md"
          aria-label={sendLabel}
          disabled={!isReady}
          loading={isBusy}
        >
          <IconArrowUp size={18} stroke={2} />
        </ActionIcon>
      </div>
    </form>
  );
}

/** The line below the field; what only says which keys there are is hidden where there are none. */
export function Hint({ isOfKeys, ...props }: ComponentProps<'p'> & { isOfKeys?: boolean }) {
  return <p className={classes.hint} data-keys={isOfKeys || undefined} {...props} />;
}
