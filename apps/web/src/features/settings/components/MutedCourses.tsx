import { Switch } from '@mantine/core';
import { courseName } from '@/ui/CourseTile';
import { useCoursesToMute } from '../notification-queries';
import { Setting } from './Setting';

interface MutedCoursesProps {
  muted: string[];
  onChange: (muted: string[]) => void;
}

/** Which courses say something; all of them until one is muted. */
export function MutedCourses({ muted, onChange }: MutedCoursesProps) {
  const courses = useCoursesToMute();
  if (courses.length === 0) return <p>There are no courses in this workspace yet.</p>;
  return courses.map((course) => {
    const { id, title, code } = course;
    return (
      <Setting key={id} isShort label={courseName(course)} {...(code && { hint: title })}>
        {({ labelledBy, describedBy }) => (
          <Switch
            aria-labelledby={labelledBy}
            aria-describedby={describedBy}
            checked={!muted.includes(id)}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? muted.filter((one) => one !== id) : [...muted, id])
            }
          />
        )}
      </Setting>
    );
  });
}
