import { Button, Switch } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { gradeOf } from '@syllabi/grading';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { CourseDetails, GradeComponent } from '@/api';
import { useWorkspace } from '@/lib/workspace';
import { LoadFailed } from '@/ui/LoadFailed';
import { Section } from '@/ui/Section';
import { RowBones, Waiting } from '@/ui/Waiting';
import { useGrades } from '../../grade-queries';
import { withExpected } from '../../model/expected-works';
import { type ScoreBook, useSupposedScores } from '../../model/score-book';
import { ComponentForm } from './ComponentForm';
import { ComponentScores } from './ComponentScores';
import { GradeSummary } from './GradeSummary';
import classes from './GradesTab.module.css';
import { NeededOn } from './NeededOn';

/** What one has reached, what it would be if, and what it takes. */
export default function GradesTab({ course }: { course: CourseDetails }) {
  const { data, error, refetch, book } = useGrades(course.id);
  if (error && !data) return <LoadFailed error={error} what="Your grades" onRetry={refetch} />;
  if (!data)
    return (
      <Waiting>
        <RowBones rows={6} />
      </Waiting>
    );
  return <Grades course={course} components={withExpected(course.components, data)} real={book} />;
}

interface GradesProps {
  course: CourseDetails;
  /** Its parts of the grade, each with how many works it is made of, as stated or as planned. */
  components: readonly GradeComponent[];
  real: ScoreBook;
}

function Grades({ course, components, real }: GradesProps) {
  const [isSupposing, setSupposing] = useState(false);
  return (
    <div className={classes.tab}>
      <Switch
        checked={isSupposing}
        onChange={(event) => setSupposing(event.currentTarget.checked)}
        label="What if"
        description={
          isSupposing
            ? 'Change and add scores as you like: nothing of it is kept.'
            : 'Try out scores without keeping them.'
        }
      />
      {isSupposing ? (
        <SupposedGrades {...{ course, components, real }} />
      ) : (
        <GradeBook {...{ course, components }} book={real} />
      )}
    </div>
  );
}

function SupposedGrades({ real, ...shown }: GradesProps) {
  const supposed = useSupposedScores(real.scores);
  const actual = gradeOf(shown.components, real.scores).percent;
  return <GradeBook {...shown} book={supposed} actual={actual} />;
}

interface GradeBookProps extends Omit<GradesProps, 'real'> {
  book: ScoreBook;
  /** The real grade, where the book only supposes. */
  actual?: number | null;
}

function GradeBook({ course, components, book, actual }: GradeBookProps) {
  const { role } = useWorkspace();
  const [isAdding, adding] = useDisclosure();
  const grade = gradeOf(components, book.scores);
  const canEdit = role !== 'viewer';
  return (
    <div className={classes.columns}>
      <Section
        title="Scores"
        note="only you see them"
        actions={
          canEdit && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconPlus size={14} stroke={1.75} />}
              onClick={adding.open}
            >
              Part of the grade
            </Button>
          )
        }
      >
        {components.length === 0 && (
          <p className={classes.none}>
            The parts of the grade come from a reviewed syllabus, or are added here by hand.
          </p>
        )}
        {course.components.map((component) => (
          <ComponentScores
            key={component.id}
            courseId={course.id}
            component={component}
            grade={grade.components.find(({ componentId }) => componentId === component.id)}
            book={book}
            canEdit={canEdit}
          />
        ))}
        {isAdding && <ComponentForm courseId={course.id} onClose={adding.close} />}
      </Section>
      <div className={classes.side}>
        <GradeSummary grade={grade} components={components} actual={actual} />
        {components.length > 0 && <NeededOn components={components} scores={book.scores} />}
      </div>
    </div>
  );
}
