import { Bone, Waiting } from '@/ui/Waiting';
import classes from './viewer.module.css';

export function PageBones() {
  return (
    <div className={classes.room}>
      <Waiting label="Loading the page">
        <div className={classes.bones}>
          <Bone width="48%" height={20} />
          {[92, 97, 88, 95, 60, 0, 96, 90, 93, 72].map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a page that is not there yet
            <Bone key={index} width={`${width}%`} height={12} />
          ))}
        </div>
      </Waiting>
    </div>
  );
}
