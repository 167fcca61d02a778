import { Popover, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Overview } from '@/api';
import { useAddSyllabi } from '@/lib/plan/add-syllabi';
import classes from './Checklist.module.css';

type Step = Overview['checklist'][number]['step'];

const STEPS: Record<
  Step,
  { label: string; next: string; to?: '/settings' | '/settings/account' | '/documents' | '/apps' | '/tasks' }
> = {
  'verify-email': {
    label: 'Confirm your e-mail address',
    next: 'confirm your e-mail',
    to: '/settings/account',
  },
  'choose-name': { label: 'Say what you are called', next: 'say what you are called', to: '/settings' },
  'add-syllabus': { label: 'Add a syllabus', next: 'add a syllabus' },
  'review-findings': { label: 'Review what was found', next: 'review what was found', to: '/documents' },
  'subscribe-feed': {
    label: 'Subscribe in your calendar app',
    next: 'subscribe in your calendar',
    to: '/apps',
  },
  'finish-task': { label: 'Mark a task done', next: 'mark a task done', to: '/tasks' },
};

/** Folded into one line; gone once everything is done. */
export function Checklist({ steps }: { steps: Overview['checklist'] }) {
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done);
  if (!next) return null;
  return (
    <Popover position="bottom-end" width={300} trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.line}>
          <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
          <span>
            <b>Getting started</b> {done} of {steps.length}
            <span className={classes.next}> next: {STEPS[next.step].next}</span>
          </span>
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={6}>
        <ol className={classes.steps}>
          {steps.map(({ step, done: isDone }) => (
            <li key={step} data-done={isDone || undefined}>
              {isDone ? (
                <IconCircleCheck size={18} stroke={1.75} aria-label="done" role="img" />
              ) : (
                <IconCircle size={18} stroke={1.75} aria-hidden="true" />
              )}
              <StepAction step={step} />
            </li>
          ))}
        </ol>
      </Popover.Dropdown>
    </Popover>
  );
}

function StepAction({ step }: { step: Step }) {
  const { choose, canAdd } = useAddSyllabi();
  const { label, to } = STEPS[step];
  if (!to && !canAdd) return <span>{label}</span>;
  return to ? (
    <Link to={to}>{label}</Link>
  ) : (
    <UnstyledButton onClick={() => choose()}>{label}</UnstyledButton>
  );
}
