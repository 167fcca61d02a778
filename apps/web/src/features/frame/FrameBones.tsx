import { Bone, RowBones, Waiting } from '@/ui/Waiting';
import classes from './Frame.module.css';
import bones from './FrameBones.module.css';

/** The frame before it is known who is signed in: neither the workspace nor the sign-in page flashes. */
export function FrameBones() {
  return (
    <div className={classes.frame}>
      <div className={bones.sidebar}>
        <Waiting label="Opening your workspace">
          <div className={bones.list}>
            <Bone width={150} height={32} radius="md" />
            {[92, 76, 58, 64].map((width) => (
              <Bone key={width} width={width} />
            ))}
          </div>
        </Waiting>
      </div>
      <main className={classes.panel}>
        <div className={bones.header} />
        <div className={bones.page}>
          <Waiting label="Loading the page">
            <div className={bones.list}>
              <Bone width={240} height={24} />
              <Bone width={320} />
              <RowBones />
            </div>
          </Waiting>
        </div>
      </main>
    </div>
  );
}
