import type { Someone } from '../use-people';
import classes from './ChatComposer.module.css';
import { PersonMark } from './ChatMark';

interface NamesOfferedProps {
  offered: Someone[];
  choice: number;
  onTake: (person: Someone) => void;
}

/** The list above the field: the focus stays in the field, which names the choice and has the keys. */
export function NamesOffered({ offered, choice, onTake }: NamesOfferedProps) {
  if (offered.length === 0) return null;
  return (
    <div className={classes.names} id="names-offered" role="listbox" aria-label="People to name">
      {offered.map((person, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <div
          key={person.accountId}
          id={`name-${index}`}
          role="option"
          aria-selected={index === choice}
          onClick={() => onTake(person)}
        >
          <PersonMark person={person} />
          {person.name}
        </div>
      ))}
    </div>
  );
}
