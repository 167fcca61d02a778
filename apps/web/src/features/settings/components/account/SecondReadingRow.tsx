import { Switch } from '@mantine/core';
import { useMe } from '@/lib/me';
import { useCapabilities } from '@/lib/use-capabilities';
import { useChangeSettings } from '../../queries';
import { Setting } from '../Setting';

const LABEL = 'Second reading of every syllabus I add';
const WHAT = 'What the rules leave doubtful goes, with the lines around it, to a language model.';

/** What was agreed to in a review once and for all, where it can be taken back. */
export function SecondReadingRow() {
  const isOn = useMe()?.settings.documents?.secondReading ?? false;
  const model = useCapabilities()?.languageModel;
  const save = useChangeSettings();
  if (!model) return null;
  return (
    <Setting isShort label={LABEL} hint={`${WHAT} ${moreOf(model)}`}>
      {({ describedBy }) => (
        <Switch
          aria-label={LABEL}
          aria-describedby={describedBy}
          checked={isOn}
          disabled={!model.on && !isOn}
          onChange={(event) => {
            const secondReading = event.currentTarget.checked;
            void save({ documents: { secondReading } }, { said: saidOf(secondReading) });
          }}
        />
      )}
    </Setting>
  );
}

const moreOf = ({ on, missing }: { on: boolean; missing: readonly string[] }): string =>
  on
    ? 'Each review names it, and says what was sent and what it cost.'
    : `This server has none${missing.length > 0 ? `; ${missing.join(' and ')} would switch it on` : ''}.`;

const saidOf = (isOn: boolean): string =>
  isOn ? 'Every syllabus you add is read a second time.' : 'Nothing is read a second time unless you ask.';
