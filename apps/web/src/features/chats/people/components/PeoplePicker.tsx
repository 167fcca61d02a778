import { Checkbox, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { Someone } from '../use-people';
import { PersonMark } from './ChatMark';
import classes from './Picker.module.css';

interface PeoplePickerProps {
  people: Someone[];
  chosen: string[];
  onChoose: (accountIds: string[]) => void;
}

const CENTRED = { body: { alignItems: 'center' } };

export function PeoplePicker({ people, chosen, onChoose }: PeoplePickerProps) {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const found = people.filter(({ name }) => name.toLowerCase().includes(wanted));
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <div className={classes.picker}>
      {people.length > 6 && (
        <TextInput
          aria-label="Search people"
          placeholder="Search people"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
        />
      )}
      {found.length === 0 && <p className={classes.none}>Nobody of that name is in this workspace.</p>}
      <ul aria-label="People">
        {found.map((person) => (
          <li key={person.accountId}>
            <Checkbox
              styles={CENTRED}
              checked={chosen.includes(person.accountId)}
              onChange={() => toggle(person.accountId)}
              label={
                <span className={classes.pick}>
                  <PersonMark person={person} />
                  {person.name}
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
