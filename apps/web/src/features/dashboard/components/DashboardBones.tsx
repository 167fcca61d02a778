import { Bone, RowBones, Waiting } from '@/ui/Waiting';
import classes from '../DashboardPage.module.css';

export function DashboardBones() {
  return (
    <Waiting label="Loading the dashboard">
      <div className={classes.plan}>
        <Bone height={200} radius="sm" />
        <div className={classes.columns}>
          <RowBones rows={5} height={56} />
          <Bone height={276} radius="sm" />
        </div>
      </div>
    </Waiting>
  );
}
