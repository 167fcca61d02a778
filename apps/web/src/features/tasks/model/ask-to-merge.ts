import { create } from 'zustand';
import type { Task, TaskPatch } from '@/api';
import type { Conflict } from './merge';

export interface MergeQuestion {
  current: Task;
  conflicts: Conflict[];
  rest: TaskPatch;
  /** With what is to be sent; with nothing when theirs stays as it is. */
  answer: (patch: TaskPatch | undefined) => void;
}

export const useMergeQuestion = create<{ question?: MergeQuestion | undefined }>()(() => ({}));

/** Puts the question to the person, and waits. */
export const askToMerge = (question: Omit<MergeQuestion, 'answer'>): Promise<TaskPatch | undefined> =>
  new Promise((resolve) => {
    // A question that is put while another stands answers that one with theirs.
    useMergeQuestion.getState().question?.answer(undefined);
    const answer = (patch: TaskPatch | undefined) => {
      useMergeQuestion.setState({ question: undefined });
      resolve(patch);
    };
    useMergeQuestion.setState({ question: { ...question, answer } });
  });
