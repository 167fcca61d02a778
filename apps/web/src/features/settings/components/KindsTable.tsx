import { Checkbox } from '@mantine/core';
import type { Settings } from '@/api/types.gen';
import { CHANNELS, isOn, KINDS, toggle } from '../model/notification-kinds';
import classes from './KindsTable.module.css';

interface KindsTableProps {
  wishes: Settings['notifications'];
  onChange: (change: Partial<Settings['notifications']>) => void;
}

/** What comes where: a row for each kind, a column for each place. */
export function KindsTable({ wishes, onChange }: KindsTableProps) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">What</th>
          {CHANNELS.map(({ channel, label }) => (
            <th key={channel} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {KINDS.map(({ kind, label, hint }) => (
          <tr key={kind}>
            <th scope="row">
              {label}
              <small>{hint}</small>
            </th>
            {CHANNELS.map(({ channel, label: place }) => (
              <td key={channel}>
                <Checkbox
                  aria-label={`${label}: ${place}`}
                  checked={isOn(kind, channel, wishes)}
                  onChange={() => onChange(toggle(kind, channel, wishes))}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
