import { useMutation, useQuery } from '@tanstack/react-query';
import {
  addComponent,
  addScore,
  changeComponent,
  changeScore,
  type GradeComponent,
  type GradeComponentCreate,
  removeComponent,
  removeScore,
  restoreComponent,
} from '@/api';
import { getGradesOptions } from '@/api/@tanstack/react-query.gen';
import { usePlanChanged } from '@/lib/plan/use-plan-changed';
import { short } from '@/lib/short';
import { toast } from '@/lib/toast';
import { useWorkspace } from '@/lib/workspace';
import type { ScoreBook, ScoreChange, ScoreEntry } from './model/score-book';

const NO_SCORES: readonly ScoreEntry[] = [];

/** The scores that the server keeps of whoever is signed in. */
export function useGrades(courseId: string) {
  const { id: workspaceId } = useWorkspace();
  const path = { workspaceId, courseId };
  const query = useQuery(getGradesOptions({ path }));
  const onSettled = usePlanChanged();
  const add = useMutation({
    mutationFn: (body: Omit<ScoreEntry, 'id'>) => addScore({ path, body, throwOnError: true }),
    onSettled,
  });
  const change = useMutation({
    mutationFn: ({ id, body }: { id: string; body: ScoreChange }) =>
      changeScore({ path: { ...path, scoreId: id }, body, throwOnError: true }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: ScoreEntry) => removeScore({ path: { ...path, scoreId: id }, throwOnError: true }),
    onSuccess: (_, { id: _id, ...entry }) =>
      toast.undoable('The score is removed', () => add.mutate({ ...entry })),
    onSettled,
  });
  const scores = query.data?.scores ?? NO_SCORES;
  const book: ScoreBook = {
    scores,
    add: ({ componentId, title, earned, outOf }) => add.mutate({ componentId, title, earned, outOf }),
    change: (id, body) => change.mutate({ id, body }),
    remove: (id) => {
      const entry = scores.find((score) => score.id === id);
      if (entry) remove.mutate(toEntry(entry));
    },
  };
  return { ...query, book };
}

const toEntry = ({ id, componentId, title, earned, outOf }: ScoreEntry): ScoreEntry => ({
  id,
  componentId,
  title,
  earned,
  outOf,
});

export function useComponentActions(courseId: string) {
  const { id: workspaceId } = useWorkspace();
  const path = { workspaceId, courseId };
  const onSettled = usePlanChanged();
  const create = useMutation({
    mutationFn: (body: GradeComponentCreate) => addComponent({ path, body, throwOnError: true }),
    onSettled,
  });
  const change = useMutation({
    mutationFn: ({ id, body }: { id: string; body: GradeComponentCreate }) =>
      changeComponent({ path: { ...path, componentId: id }, body, throwOnError: true }),
    onSettled,
  });
  const restore = useMutation({
    mutationFn: ({ id }: GradeComponent) =>
      restoreComponent({ path: { ...path, componentId: id }, throwOnError: true }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: GradeComponent) =>
      removeComponent({ path: { ...path, componentId: id }, throwOnError: true }),
    onSuccess: (_, component) =>
      toast.undoable(`${short(component.name)} is removed`, () => restore.mutate(component)),
    onSettled,
  });
  return { create, change, remove };
}
