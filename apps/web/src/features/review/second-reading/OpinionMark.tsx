import { IconEyeCheck, IconEyeEdit, IconEyePlus, IconEyeQuestion } from '@tabler/icons-react';
import type { Finding } from '@/api';
import classes from './Opinion.module.css';
import { OPINIONS } from './opinion';

const ICONS = {
  confirmed: IconEyeCheck,
  changed: IconEyeEdit,
  added: IconEyePlus,
  doubted: IconEyeQuestion,
} as const;

type Opinion = NonNullable<Finding['secondReading']>;

/** That a language model looked at a finding too, and how it sees it: told by its shape, never by colour alone. */
export function OpinionMark({ opinion: { verdict } }: { opinion: Opinion }) {
  const Icon = ICONS[verdict];
  const { sign } = OPINIONS[verdict];
  return (
    <span className={classes.mark} data-verdict={verdict} title={sign}>
      <Icon size={16} stroke={1.75} role="img" aria-label={sign} />
    </span>
  );
}
