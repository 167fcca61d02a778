import { createContext, use, useCallback } from 'react';

/** Word, HTML, Markdown and plain text have none. */
export const HasPages = createContext(true);

/** `page 3`; undefined where there are no pages. */
export function usePageText(): (page: number) => string | undefined {
  const hasPages = use(HasPages);
  return useCallback((page) => (hasPages ? `page ${page}` : undefined), [hasPages]);
}
