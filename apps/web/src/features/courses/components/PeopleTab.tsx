import { Button } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type CourseDetails, type Member, startChat } from '@/api';
import { membersQuery } from '@/lib/plan/members';
import { countText } from '@/lib/plan/wording';
import { useWorkspace } from '@/lib/workspace';
import { LoadFailed } from '@/ui/LoadFailed';
import { PersonPicture } from '@/ui/PersonPicture';
import { Row, Rows } from '@/ui/Row';
import { Section } from '@/ui/Section';
import { RowBones, Waiting } from '@/ui/Waiting';
import { openTasksByAssignee } from '../model/load-of';
import { courseTasksQuery } from '../queries';
import classes from './PeopleTab.module.css';

/** Who teaches the course, and who of the workspace follows it. */
export default function PeopleTab({ course }: { course: CourseDetails }) {
  return (
    <div className={classes.columns}>
      <Members course={course} />
      <Teachers instructors={course.instructors} />
    </div>
  );
}

function Members({ course }: { course: CourseDetails }) {
  const { id: workspaceId } = useWorkspace();
  const members = useQuery(membersQuery(workspaceId));
  const { data: tasks } = useQuery(courseTasksQuery(workspaceId, course.id));
  const open = openTasksByAssignee(tasks ?? []);
  const people = members.data?.items ?? [];
  return (
    <Section
      title="Members"
      note="everybody in the workspace sees the course"
      actions={people.length > 1 ? <Talk courseId={course.id} /> : <Link to="/users">Invite somebody</Link>}
    >
      {members.isPending && (
        <Waiting>
          <RowBones rows={3} />
        </Waiting>
      )}
      {members.error && !members.data && (
        <LoadFailed error={members.error} what="The members" onRetry={members.refetch} />
      )}
      <Rows>
        {people.map((member) => (
          <li key={member.accountId}>
            <MemberRow member={member}>
              <OpenTasks
                courseId={course.id}
                accountId={member.accountId}
                open={open.get(member.accountId) ?? 0}
              />
            </MemberRow>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

const calledOf = ({ name, email }: Member): string => name || email || 'Somebody';

function MemberRow({ member, children }: { member: Member; children: ReactNode }) {
  const { email, avatar, you, role, suspendedAt } = member;
  const called = calledOf(member);
  const about = [called === email ? undefined : email, suspendedAt ? 'suspended' : role];
  return (
    <Row
      isFaded={suspendedAt !== null}
      lead={<PersonPicture name={called} src={avatar} size={32} />}
      title={you ? `${called} (you)` : called}
      about={about.filter(Boolean).join(' · ')}
    >
      {children}
    </Row>
  );
}

function OpenTasks({ courseId, accountId, open }: { courseId: string; accountId: string; open: number }) {
  if (open === 0) return null;
  return (
    <Link to="/tasks" search={{ course: [courseId], assignee: [accountId] }} className={classes.open}>
      {countText(open, 'open task')}
    </Link>
  );
}

/** One chat for everybody who follows the course. */
function Talk({ courseId }: { courseId: string }) {
  const { id: workspaceId } = useWorkspace();
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: async () =>
      (await startChat({ path: { workspaceId }, body: { kind: 'course', courseId }, throwOnError: true }))
        .data,
    onSuccess: ({ id: chatId }) => navigate({ to: '/chats/people/$chatId', params: { chatId } }),
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconMessage size={14} stroke={1.75} />}
      loading={start.isPending}
      onClick={() => start.mutate()}
    >
      Chat of the course
    </Button>
  );
}

function Teachers({ instructors }: Pick<CourseDetails, 'instructors'>) {
  return (
    <Section title="Taught by" note="as the syllabus says">
      {instructors.length === 0 && <p className={classes.none}>The syllabus names nobody.</p>}
      <Rows>
        {instructors.map(({ name, email }) => (
          <li key={`${name} ${email}`}>
            <Row
              lead={<PersonPicture name={name} size={32} />}
              title={name}
              about={email && <a href={`mailto:${email}`}>{email}</a>}
            />
          </li>
        ))}
      </Rows>
    </Section>
  );
}
