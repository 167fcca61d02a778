import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconMinus, IconPlus } from '@tabler/icons-react';
import { type Kind, kindColors } from '@/ui/KindIcon';
import classes from './DocumentViewer.module.css';

const LEGEND: readonly [Kind, string][] = [
  ['question', 'Question'],
  ['exam', 'Exam'],
  ['assignment', 'Assignment'],
  ['holiday', 'Day off'],
  ['reading', 'Reading'],
  ['class', 'Class'],
];

interface ViewerBarProps {
  page: number;
  pages: number;
  /** CSS pixels for a PDF point; absent where nothing can be zoomed. */
  scale: number | undefined;
  onPage: (page: number) => void;
  onZoom: (by: 1 | -1) => void;
}

export function ViewerBar({ page, pages, scale, onPage, onZoom }: ViewerBarProps) {
  const button = { variant: 'subtle', color: 'gray', size: 28 } as const;
  return (
    <div className={classes.bar}>
      {pages > 1 && (
        <>
          <ActionIcon
            {...button}
            aria-label="Page before"
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <IconChevronUp size={18} stroke={1.75} />
          </ActionIcon>
          <span className={classes.number}>
            <b>{page}</b> / {pages}
          </span>
          <ActionIcon
            {...button}
            aria-label="Next page"
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          >
            <IconChevronDown size={18} stroke={1.75} />
          </ActionIcon>
        </>
      )}
      {scale !== undefined && (
        <>
          {pages > 1 && <i className={classes.divider} />}
          <ActionIcon {...button} aria-label="Smaller" onClick={() => onZoom(-1)}>
            <IconMinus size={18} stroke={1.75} />
          </ActionIcon>
          <span className={classes.number}>{Math.round(scale * 75)}%</span>
          <ActionIcon {...button} aria-label="Larger" onClick={() => onZoom(1)}>
            <IconPlus size={18} stroke={1.75} />
          </ActionIcon>
        </>
      )}
      <ul className={classes.legend} aria-label="Colours">
        {LEGEND.map(([kind, label]) => (
          <li key={kind} style={kindColors(kind)}>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
