import type { Task } from '@/api';

const answers = new Map<string, Promise<Task | undefined>>();

/**
 * Sends one's own edits of a task one after the other. An edit that was begun while the one before was on its way stands
 * on the answer to that one, as long as nobody else's change lies between them.
 */
export function inTurn(task: Task, send: (task: Task) => Promise<Task>): Promise<Task> {
  const before = answers.get(task.id) ?? Promise.resolve(undefined);
  const answer = before.then((answered) =>
    send(isNextOf(task, answered) ? asAnswered(task, answered) : task),
  );
  answers.set(
    task.id,
    answer.catch(() => undefined),
  );
  return answer;
}

const isNextOf = (task: Task, answered: Task | undefined): answered is Task =>
  answered?.version === task.version + 1;

const asAnswered = (task: Task, { version }: Task): Task => ({ ...task, version });
