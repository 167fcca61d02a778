import { Button, type ButtonProps } from '@mantine/core';
import { IconArrowRight, IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Document } from '@/api';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { courseName } from '@/ui/CourseTile';
import { nextStep } from '../model/next-step';
import type { ReviewState } from '../model/use-review-state';
import { nextToReview, type ReviewedDocument } from '../queries';

interface StepOnProps extends ButtonProps {
  path: ReviewedDocument;
  document: Document;
  state: ReviewState;
  /** Wide screens have room for the key that accepts all, and for the plan beside the next syllabus. */
  isWide?: boolean;
}

/** The one button that brings the review further, whatever is left of it; after it, the next syllabus or the plan. */
export function StepOn({
  path,
  document,
  state: { review, list, decisions },
  isWide = false,
  ...rest
}: StepOnProps) {
  const mayEdit = useMayEdit();
  if (document.replacedBy) return <ToNewer newer={document.replacedBy} {...rest} />;
  const step = nextStep({ items: review.items, areFactsAccepted: document.factsAcceptedAt !== null });
  if (!mayEdit || (step.type === 'done' && !review.isLoading))
    return <GoOn path={path} document={document} isWide={isWide} {...rest} />;
  if (step.type === 'answer' && !review.isLoading) {
    return (
      <Button {...rest} onClick={() => list.onSelect(step.id)}>
        {step.count === 1 ? 'Answer one question' : `Answer ${step.count} questions`}
      </Button>
    );
  }
  return (
    <Button
      {...rest}
      leftSection={<IconChecks size={16} stroke={1.75} />}
      rightSection={isWide && <kbd>Shift A</kbd>}
      disabled={review.isLoading}
      loading={decisions.isPending}
      onClick={() => decisions.acceptAll()}
    >
      {step.type === 'acceptFacts' && !review.isLoading ? 'Accept the facts' : 'Accept all'}
    </Button>
  );
}

const ToNewer = ({ newer, ...rest }: ButtonProps & { newer: NonNullable<Document['replacedBy']> }) => (
  <Button
    {...rest}
    rightSection={<IconArrowRight size={16} stroke={1.75} />}
    renderRoot={(props) => <Link to="/documents/$documentId" params={{ documentId: newer.id }} {...props} />}
  >
    To the newer version
  </Button>
);

type GoOnProps = ButtonProps & Pick<StepOnProps, 'path' | 'document' | 'isWide'>;

function GoOn({ path, document: { course }, isWide, ...rest }: GoOnProps) {
  const { data: next } = useQuery(nextToReview(path));
  const arrow = <IconArrowRight size={16} stroke={1.75} />;
  const toPlan = (props: object) => (
    <Link to="/tasks" search={course ? { course: [course.id] } : {}} {...props} />
  );
  if (!next) {
    return (
      <Button {...rest} rightSection={arrow} renderRoot={toPlan}>
        See the plan
      </Button>
    );
  }
  return (
    <>
      {isWide && (
        <Button {...rest} variant="default" renderRoot={toPlan}>
          See the plan
        </Button>
      )}
      <Button
        {...rest}
        rightSection={arrow}
        renderRoot={(props) => (
          <Link to="/documents/$documentId" params={{ documentId: next.documentId }} {...props} />
        )}
      >
        Next: {next.course ? courseName(next.course) : next.name}
      </Button>
    </>
  );
}
