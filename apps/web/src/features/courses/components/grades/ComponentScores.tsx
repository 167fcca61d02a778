import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ComponentGrade, droppedOf } from '@syllabi/grading';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import type { GradeComponent } from '@/api';
import { toPercentText } from '@/lib/plan/wording';
import { useComponentActions } from '../../grade-queries';
import type { ScoreBook } from '../../model/score-book';
import { SourceLink } from '../SourceLink';
import { ComponentForm } from './ComponentForm';
import classes from './ComponentScores.module.css';
import { NewScore } from './NewScore';
import { ScoreRow } from './ScoreRow';

interface ComponentScoresProps {
  courseId: string;
  component: GradeComponent;
  grade: ComponentGrade | undefined;
  book: ScoreBook;
  /** Whether the part itself may be changed; scores are everybody's own. */
  canEdit: boolean;
}

/** One part of the grade with the scores it is made of. */
export function ComponentScores({ courseId, component, grade, book, canEdit }: ComponentScoresProps) {
  const scores = book.scores.filter(({ componentId }) => componentId === component.id);
  const dropped = droppedOf(scores, component.dropLowest);
  const percent = grade?.percent ?? null;
  return (
    <section className={classes.component} aria-label={component.name}>
      <div className={classes.head}>
        <b>{component.name}</b>
        <span className={classes.rule}>{toRuleText(component, grade)}</span>
        <SourceLink documentId={component.documentId} evidence={component.evidence} />
        <span className={classes.percent}>{percent === null ? '–' : toPercentText(percent)}</span>
        {canEdit && <ComponentMenu courseId={courseId} component={component} />}
      </div>
      <ul className={classes.scores}>
        {scores.map((entry, index) => (
          <ScoreRow
            key={`${entry.id} ${entry.title} ${entry.earned}/${entry.outOf}`}
            entry={entry}
            number={index + 1}
            isDropped={dropped.includes(entry)}
            onChange={(change) => book.change(entry.id, change)}
            onRemove={() => book.remove(entry.id)}
          />
        ))}
        <NewScore
          component={component}
          scores={scores}
          onAdd={(score) => book.add({ ...score, componentId: component.id })}
        />
      </ul>
    </section>
  );
}

/** `40% · 8 works, the lowest 2 dropped`, `bonus, up to 3%`. */
function toRuleText({ dropLowest, isBonus, works: stated }: GradeComponent, grade?: ComponentGrade): string {
  const { share = 0, works = stated } = grade ?? {};
  const dropped = dropLowest === 1 ? 'the lowest dropped' : `the lowest ${dropLowest} dropped`;
  const parts = [works && `${works} ${works === 1 ? 'work' : 'works'}`, dropLowest > 0 && dropped];
  return [`${isBonus ? 'bonus, up to ' : ''}${toPercentText(share)}`, parts.filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' · ');
}

function ComponentMenu({ courseId, component }: { courseId: string; component: GradeComponent }) {
  const [isEditing, editing] = useDisclosure();
  const { remove } = useComponentActions(courseId);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={28} aria-label={`More about ${component.name}`}>
            <IconDots size={16} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} stroke={1.75} />} onClick={editing.open}>
            Edit
          </Menu.Item>
          <Menu.Item
            leftSection={<IconTrash size={16} stroke={1.75} />}
            onClick={() => remove.mutate(component)}
          >
            Remove
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isEditing && <ComponentForm courseId={courseId} component={component} onClose={editing.close} />}
    </>
  );
}
