import type { Conversation, Course } from '@/api';
import { Bone } from '@/ui/Waiting';
import { Head } from '../parts/Head';
import { ConversationMenu } from './ConversationMenu';
import { ConversationTitle } from './ConversationTitle';
import { CourseScope } from './CourseScope';

interface TalkHeadProps {
  /** Begins with its first question; otherwise it is on its way. */
  isNew: boolean;
  conversation: Conversation | undefined;
  courses: readonly Course[];
  /** Empty: answers come from all courses. */
  chosen: readonly string[];
  onChoose: (courseIds: string[]) => void;
  onBack: () => void;
}

export function TalkHead({ isNew, conversation, courses, chosen, onChoose, onBack }: TalkHeadProps) {
  return (
    <Head
      title={
        conversation ? (
          <ConversationTitle conversation={conversation} />
        ) : (
          <h2>{isNew ? 'New conversation' : <Bone width={160} />}</h2>
        )
      }
      onBack={onBack}
    >
      {courses.length > 0 && <CourseScope courses={courses} chosen={chosen} onChoose={onChoose} />}
      {conversation && <ConversationMenu conversation={conversation} />}
    </Head>
  );
}
