import { Bone } from '@/ui/Waiting';
import classes from './MonthBones.module.css';

const WEEKS = 5;
const DAYS = 7;

/** A month on its way: its ruled days, and what some of them hold. */
export function MonthBones() {
  return (
    <div className={classes.month}>
      {Array.from({ length: WEEKS * DAYS }, (_, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the days are alike and never move
        <div key={day} className={classes.day}>
          <Bone width={18} height={14} />
          {day % DAYS < 5 && <Bone width={`${64 + ((day * 11) % 27)}%`} height={12} />}
          {day % 3 === 0 && <Bone width={`${58 + ((day * 7) % 31)}%`} height={12} />}
        </div>
      ))}
    </div>
  );
}
