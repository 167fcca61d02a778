import { type PlannedWork, type Score, withWorks } from '@syllabi/grading';
import type { FastifyBaseLogger } from 'fastify';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { type Clock, todayIn } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import type { Account } from '../../platform/http/types.ts';
import { newId } from '../../platform/ids.ts';
import type { LanguageModel } from '../../platform/language-model/language-model.ts';
import { type PageOf, readCursor, toPage } from '../../platform/pages.ts';
import { takeTurn } from '../../platform/turns.ts';
import type { DayRange } from '../../vocabulary/days.ts';
import { answerQuestion } from './answering.usecases.ts';
import type { ClassOnDate } from './classes.rules.ts';
import { ConversationNotFound, TooManyConversations } from './conversations.errors.ts';
import {
  appendMessages,
  type Conversation,
  countConversations,
  deleteConversation as deleteRow,
  findConversation,
  insertConversation,
  type Message,
  type Own,
  previousQuestion,
  selectConversations,
  selectMessages,
  selectMessagesBefore,
  updateConversation,
} from './conversations.repository.ts';
import type { AskedCourse } from './course-names.rules.ts';
import type { PlannedTask } from './facts.rules.ts';
import type { GradeScheme } from './grade-parts.rules.ts';
import { titleOf } from './questions.rules.ts';
import { selectDaysOff, selectGradeParts } from './sources.repository.ts';
import type { SyllabusShelf } from './syllabus-shelf.ts';

export interface ConversationDeps {
  db: Database;
  clock: Clock;
  /** Throws where the workspace has no such course. */
  requireCourse: (db: Queryable, which: { workspaceId: string; courseId: string }) => Promise<unknown>;
  coursesOf: (workspaceId: string) => Promise<AskedCourse[]>;
  /** Dated tasks by when they are due. */
  plannedTasks: (workspaceId: string) => Promise<PlannedTask[]>;
  /** What somebody's scores come to, by course. */
  gradesOf: (who: Own) => Promise<Map<string, number>>;
  /** Somebody's scores in all courses. */
  scoresOf: (who: Own) => Promise<Score[]>;
  /** The tasks of all courses, done and open, by which their works are counted. */
  plannedWorks: (workspaceId: string) => Promise<(PlannedWork & { courseId: string | null })[]>;
  /** The classes held on some days, and whether it is known when any of the courses meet. */
  classesOf: (which: {
    workspaceId: string;
    courseIds: string[];
    range: DayRange;
  }) => Promise<{ isKnown: boolean; classes: ClassOnDate[] }>;
  timeZoneOf: (accountId: string, browserZone: string | undefined) => Promise<string | null>;
  shelf: SyllabusShelf;
  /** Writes the answers, where the server has one. */
  languageModel?: LanguageModel | undefined;
  log: FastifyBaseLogger;
}

type InOwn = ConversationDeps & Own;
type One = InOwn & { conversationId: string };

const cursorShape = z.object({ updatedAt: z.iso.datetime(), id: z.uuid() });

interface ListConversations extends InOwn {
  query: { limit: number; cursor?: string | undefined; q?: string | undefined };
}

export async function listConversations({
  db,
  query,
  ...own
}: ListConversations): Promise<PageOf<Conversation>> {
  const { limit, cursor, q } = query;
  const before = readCursor(cursor, cursorShape);
  const rows = await selectConversations(db, { ...own, q, limit: limit + 1, before });
  return toPage(rows, { limit, cursorOf: ({ updatedAt, id }) => ({ updatedAt, id }) });
}

interface StartConversation extends InOwn {
  title?: string | undefined;
  courseIds: string[];
}

const MOST_CONVERSATIONS = 1000;

export async function startConversation({
  title = '',
  courseIds,
  ...deps
}: StartConversation): Promise<Conversation> {
  const { db, clock, workspaceId, accountId } = deps;
  await requireCourses(deps, courseIds);
  const conversationId = newId();
  const now = clock.now();
  const row = {
    id: conversationId,
    workspaceId,
    accountId,
    title,
    courseIds,
    createdAt: now,
    updatedAt: now,
  };
  await db.transaction(async (tx) => {
    await takeTurn(tx, 'conversations', workspaceId, accountId);
    if ((await countConversations(tx, row)) >= MOST_CONVERSATIONS) throw new TooManyConversations();
    await insertConversation(tx, row);
  });
  return readConversation({ ...deps, conversationId });
}

async function requireCourses({ db, workspaceId, requireCourse }: InOwn, courseIds: string[]): Promise<void> {
  for (const courseId of courseIds) await requireCourse(db, { workspaceId, courseId });
}

export async function readConversation({ db, ...which }: One): Promise<Conversation> {
  const conversation = await findConversation(db, which);
  if (!conversation) throw new ConversationNotFound();
  return conversation;
}

type ChangeConversation = One & { change: { title?: string | undefined; courseIds?: string[] | undefined } };

export async function changeConversation({ change, ...deps }: ChangeConversation): Promise<Conversation> {
  const { id } = await readConversation(deps);
  await requireCourses(deps, change.courseIds ?? []);
  const { title, courseIds } = change;
  await updateConversation(deps.db, id, { ...(title && { title }), ...(courseIds && { courseIds }) });
  return readConversation(deps);
}

export async function deleteConversation(deps: One): Promise<void> {
  const { id } = await readConversation(deps);
  await deleteRow(deps.db, id);
}

interface ListMessages extends One {
  after?: number | undefined;
  before?: number | undefined;
  limit: number;
}

export async function listMessages({ after, before, limit, ...deps }: ListMessages) {
  const { id } = await readConversation(deps);
  if (after === undefined) {
    const rows = await selectMessagesBefore(deps.db, { conversationId: id, before, limit: limit + 1 });
    const items = rows.slice(0, limit).reverse();
    return { items, nextAfter: null, nextBefore: rows.length > limit ? (items[0]?.number ?? null) : null };
  }
  const rows = await selectMessages(deps.db, { conversationId: id, after, limit: limit + 1 });
  const items = rows.slice(0, limit);
  const nextAfter = rows.length > limit ? (items.at(-1)?.number ?? null) : null;
  return { items, nextAfter, nextBefore: null };
}

interface Ask extends ConversationDeps {
  workspaceId: string;
  account: Account;
  conversationId: string;
  text: string;
  courseIds?: string[] | undefined;
  timeZone?: string | undefined;
  /** Told each sentence of a written answer as it comes. */
  onSentence?: ((sentence: string) => void) | undefined;
}

interface Exchange {
  conversation: Conversation;
  question: Message;
  answer: Message;
}

/** Throws where `ask` would refuse to answer. */
export async function requireAskable({ account, ...rest }: Omit<Ask, 'text'>): Promise<void> {
  const deps = { ...rest, accountId: account.id };
  await readConversation(deps);
  await requireCourses(deps, deps.courseIds ?? []);
}

/** How far the next class is looked for. */
const LOOKS_AHEAD = { days: 60 };

/** How each course is graded, with somebody's scores. */
async function schemesOf({ db, scoresOf, plannedWorks, ...own }: InOwn): Promise<GradeScheme[]> {
  const [parts, scores, planned] = await Promise.all([
    selectGradeParts(db, own),
    scoresOf(own),
    plannedWorks(own.workspaceId),
  ]);
  const plannedIn = Map.groupBy(planned, ({ courseId }) => courseId);
  return [...Map.groupBy(parts, ({ course }) => course.id).values()].flatMap((rows) => {
    const [first] = rows;
    const ids = new Set(rows.map(({ part }) => part.id));
    return first
      ? [
          {
            course: first.course,
            parts: withWorks(
              rows.map(({ part }) => part),
              plannedIn.get(first.course.id) ?? [],
            ),
            scores: scores.filter(({ componentId }) => ids.has(componentId)),
          },
        ]
      : [];
  });
}

/** Keeps the question and its answer together, or neither. */
export async function ask({ text, account, timeZone, onSentence, ...rest }: Ask): Promise<Exchange> {
  const deps = { ...rest, accountId: account.id };
  const { db, clock, workspaceId, conversationId, languageModel, log } = deps;
  const conversation = await readConversation(deps);
  await requireCourses(deps, deps.courseIds ?? []);
  const courses = await deps.coursesOf(workspaceId);
  const courseIds = deps.courseIds ?? conversation.courseIds;
  const zone = (await deps.timeZoneOf(account.id, timeZone)) ?? 'UTC';
  const { text: answerText, answer } = await answerQuestion({
    db,
    workspaceId,
    question: text,
    courseIds,
    previous: await previousQuestion(db, conversationId),
    shelf: deps.shelf,
    courses,
    grades: async () => {
      const grades = await deps.gradesOf({ workspaceId, accountId: account.id });
      return courses.flatMap((course) => {
        const percent = grades.get(course.id);
        return percent === undefined ? [] : [{ course, percent }];
      });
    },
    schemes: () => schemesOf(deps),
    timetable: async ({ courseIds, span, today }) => {
      const range = span ?? { from: today, to: Temporal.PlainDate.from(today).add(LOOKS_AHEAD).toString() };
      const [{ isKnown, classes }, daysOff] = await Promise.all([
        deps.classesOf({ workspaceId, courseIds, range }),
        selectDaysOff(db, { workspaceId, courseIds, from: span?.from ?? today }),
      ]);
      return { isKnown, classes, daysOff };
    },
    writing: languageModel && { model: languageModel, onSentence, log },
    tasks: await deps.plannedTasks(workspaceId),
    today: todayIn(zone, clock).toString(),
  });
  const said = [
    { id: newId(), author: 'person' as const, text, answer: null },
    { id: newId(), author: 'assistant' as const, text: answerText, answer },
  ];
  const [question, reply] = await db.transaction(async (tx) => {
    const change = { courseIds, ...(!conversation.title && { title: titleOf(text) }) };
    await updateConversation(tx, conversationId, change);
    return appendMessages(tx, { conversationId, said, at: clock.now() });
  });
  if (!question || !reply) throw new ConversationNotFound();
  return { conversation: await readConversation(deps), question, answer: reply };
}
