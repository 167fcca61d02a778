import { NativeSelect, TextInput } from '@mantine/core';
import { isOpen, type Needed, neededOn, type Score, sharesOf } from '@syllabi/grading';
import { useState } from 'react';
import type { GradeComponent } from '@/api';
import { toPercentText } from '@/lib/plan/wording';
import { Section } from '@/ui/Section';
import classes from './NeededOn.module.css';

interface NeededOnProps {
  components: readonly GradeComponent[];
  scores: readonly Score[];
}

/** "What do I need on the final?" */
export function NeededOn({ components, scores }: NeededOnProps) {
  const [chosen, setChosen] = useState<string>();
  const [goal, setGoal] = useState('90');
  const open = openOnes(components, scores);
  const on = open.find(({ id }) => id === chosen) ?? open[0];
  const target = Number(goal.replace(',', '.'));
  if (!on)
    return (
      <Section title="What do I need?">
        <p className={classes.answer}>Nothing is left to be graded.</p>
      </Section>
    );
  const isGoal = goal.trim() !== '' && target > 0 && target <= 200;
  return (
    <Section title="What do I need?">
      <div className={classes.question}>
        <NativeSelect
          label="On"
          value={on.id}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={open.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextInput
          label="To end at"
          className={classes.goal}
          inputMode="decimal"
          maxLength={6}
          value={goal}
          onChange={(event) => setGoal(event.currentTarget.value)}
          error={isGoal ? undefined : 'A number up to 200'}
          rightSection="%"
        />
      </div>
      <p className={classes.answer} aria-live="polite">
        {isGoal &&
          (scores.length === 0
            ? `No scores yet: you need ${toPercentText(target)} on everything. Enter the first ones to see what is left for ${on.name}.`
            : toAnswer(neededOn(components, scores, { on: on.id, target }), { name: on.name, target }))}
      </p>
    </Section>
  );
}

/** What still has works to come, that which counts most first, and of equals the last: finals end lists. */
function openOnes(components: readonly GradeComponent[], scores: readonly Score[]): GradeComponent[] {
  const shares = sharesOf(components);
  return components
    .filter((component) =>
      isOpen(
        component,
        scores.filter(({ componentId }) => componentId === component.id),
      ),
    )
    .toReversed()
    .sort((a, b) => (shares.get(b.id) ?? 0) - (shares.get(a.id) ?? 0));
}

function toAnswer(needed: Needed, { name, target }: { name: string; target: number }): string {
  const goal = toPercentText(target);
  if (needed.kind === 'reached') return `${goal} is safe already, whatever ${name} brings.`;
  if (needed.kind === 'unknown')
    return `How many works ${name} has is not known. Enter it at ${name} to see what you need.`;
  if (needed.kind === 'possible')
    return `You need ${toPercentText(Math.ceil(needed.percent * 10) / 10)} on ${name}, if everything else goes on as so far.`;
  const best = needed.kind === 'settled' ? needed.final : needed.highest;
  return `${goal} is out of reach with ${name} alone: a perfect score brings ${toPercentText(best)}, if everything else goes on as so far.`;
}
