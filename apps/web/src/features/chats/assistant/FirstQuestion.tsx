import { Button } from '@mantine/core';
import { useAddSyllabi } from '@/lib/plan/add-syllabi';
import { QuietTalk } from '@/ui/drawings';
import { EmptyState } from '@/ui/EmptyState';
import classes from './Answer.module.css';

const EXAMPLES = [
  'When is my next exam?',
  'What is due this week?',
  'What is the late policy?',
  'How is the grade made up?',
];

export function FirstQuestion({ onAsk, hasCourses }: { onAsk: (text: string) => void; hasCourses: boolean }) {
  const { choose, canAdd } = useAddSyllabi();
  if (!hasCourses) {
    return (
      <EmptyState
        drawing={<QuietTalk />}
        title="Nothing to answer from yet"
        actions={canAdd && <Button onClick={() => choose()}>Add syllabi</Button>}
      >
        Answers come from your syllabi, with the passage quoted. Add one first.
      </EmptyState>
    );
  }
  return (
    <EmptyState drawing={<QuietTalk />} title="Ask your syllabi">
      Each answer quotes the passage it comes from, or says that the syllabi do not say.
      <ul className={classes.examples}>
        {EXAMPLES.map((text) => (
          <li key={text}>
            <Button size="xs" variant="default" onClick={() => onAsk(text)}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
