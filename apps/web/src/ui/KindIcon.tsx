import {
  IconBeach,
  IconBook,
  IconChalkboard,
  IconFileText,
  IconListCheck,
  IconPencil,
  IconPresentation,
  IconQuestionMark,
  IconStack2,
  IconTag,
} from '@tabler/icons-react';
import classes from './KindIcon.module.css';

/** Kinds of findings and tasks, and the question that a doubtful one asks. */
export type Kind =
  | 'exam'
  | 'quiz'
  | 'assignment'
  | 'project'
  | 'presentation'
  | 'other'
  | 'holiday'
  | 'reading'
  | 'class'
  | 'question';

const KINDS = {
  exam: { icon: IconPencil, label: 'Exam', color: 'exam' },
  quiz: { icon: IconListCheck, label: 'Quiz', color: 'exam' },
  assignment: { icon: IconFileText, label: 'Assignment', color: 'assignment' },
  project: { icon: IconStack2, label: 'Project', color: 'assignment' },
  presentation: { icon: IconPresentation, label: 'Presentation', color: 'assignment' },
  other: { icon: IconTag, label: 'Other', color: 'assignment' },
  holiday: { icon: IconBeach, label: 'Day off', color: 'dayoff' },
  reading: { icon: IconBook, label: 'Reading', color: 'reading' },
  class: { icon: IconChalkboard, label: 'Class', color: 'meeting' },
  question: { icon: IconQuestionMark, label: 'Question', color: 'question' },
} as const;

export const kindLabel = (kind: Kind) => KINDS[kind].label;

/** The kind's colours as `--k-soft`, `--k-tint`, `--k-line`, `--k-solid` and `--k-text` for a style sheet. */
export function kindColors(kind: Kind): React.CSSProperties {
  const parts = ['soft', 'tint', 'line', 'solid', 'text'];
  return Object.fromEntries(parts.map((part) => [`--k-${part}`, `var(--kind-${KINDS[kind].color}-${part})`]));
}

interface KindIconProps {
  kind: Kind;
  /** `tile` is tinted by kind, for review and demo; `plain` is for pages where colour means the course. */
  look?: 'tile' | 'plain';
  size?: number;
}

export function KindIcon({ kind, look = 'plain', size = 16 }: KindIconProps) {
  const { icon: Icon, label } = KINDS[kind];
  return (
    <span className={classes.icon} data-look={look} style={kindColors(kind)} role="img" aria-label={label}>
      <Icon size={size} stroke={1.75} aria-hidden="true" />
    </span>
  );
}
