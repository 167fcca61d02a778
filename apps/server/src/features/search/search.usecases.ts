import type { Database } from '../../platform/database.ts';
import { searchCourses, searchDocuments, searchTasks } from './search.repository.ts';
import type { SearchAnswer } from './search.schemas.ts';

export interface SearchDeps {
  db: Database;
}

interface Search extends SearchDeps {
  workspaceId: string;
  q: string;
  limit: number;
}

export async function searchWorkspace({ db, ...search }: Search): Promise<SearchAnswer> {
  const [courses, tasks, documents] = await Promise.all([
    searchCourses(db, search),
    searchTasks(db, search),
    searchDocuments(db, search),
  ]);
  return { courses, tasks, documents };
}
