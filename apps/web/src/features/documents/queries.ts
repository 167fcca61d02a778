import { queryOptions, useMutation } from '@tanstack/react-query';
import {
  changeDocument,
  type Document,
  deleteDocument,
  downloadDocument,
  listDocuments,
  readDocumentAgain,
  restoreDocument,
} from '@/api';
import { listDocumentsQueryKey } from '@/api/@tanstack/react-query.gen';
import { usePlanChanged } from '@/lib/plan/use-plan-changed';
import { saveFile } from '@/lib/save-file';
import { short } from '@/lib/short';
import { toast } from '@/lib/toast';
import { useWorkspace } from '@/lib/workspace';

const RUNNING = ['queued', 'reading'];
const LOOK_AGAIN_MS = 1500;

/** The documents of the workspace, or of one course; asked for again while one of them is being read. */
export const documentsQuery = (workspaceId: string, courseId?: string) => {
  const request = {
    path: { workspaceId },
    query: { limit: 200, ...(courseId ? { courseId: [courseId] } : {}) },
  };
  return queryOptions({
    queryKey: listDocumentsQueryKey(request),
    queryFn: async ({ signal }) =>
      (await listDocuments({ ...request, signal, throwOnError: true })).data.items,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ status }) => RUNNING.includes(status)) ? LOOK_AGAIN_MS : false,
  });
};

export function useDocumentActions() {
  const { id: workspaceId } = useWorkspace();
  const planChanged = usePlanChanged();
  const pathOf = ({ id }: Document) => ({ workspaceId, documentId: id });
  const restore = useMutation({
    mutationFn: (document: Document) => restoreDocument({ path: pathOf(document), throwOnError: true }),
    onSettled: planChanged,
  });
  const remove = useMutation({
    mutationFn: (document: Document) => deleteDocument({ path: pathOf(document), throwOnError: true }),
    onSuccess: (_, document) => {
      toast.undoable(`${short(document.name)} and what it put into the plan are deleted`, () =>
        restore.mutate(document),
      );
    },
    onSettled: planChanged,
  });
  const readAgain = useMutation({
    mutationFn: (document: Document) => readDocumentAgain({ path: pathOf(document), throwOnError: true }),
    onSettled: planChanged,
  });
  const rename = useMutation({
    mutationFn: ({ document, name }: { document: Document; name: string }) =>
      changeDocument({
        path: pathOf(document),
        body: { name },
        headers: { 'if-match': `"${document.version}"` },
        throwOnError: true,
      }),
    onSettled: planChanged,
  });
  const download = useMutation({
    mutationFn: async (document: Document) => {
      const { data } = await downloadDocument({ path: pathOf(document), throwOnError: true });
      saveFile(document.name, data.type, data);
    },
  });
  return { remove, readAgain, rename, download };
}
