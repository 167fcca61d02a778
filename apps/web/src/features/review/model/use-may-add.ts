import type { Document } from '@/api';
import { useMayEdit } from '@/lib/plan/use-may-edit';

/** Whether findings can be added to a document: by members, and only while no newer version has taken its place. */
export const useMayAdd = ({ replacedBy }: Pick<Document, 'replacedBy'>): boolean =>
  useMayEdit() && !replacedBy;
