import { readDocument } from '../src/node.ts';
import { workOf } from './read-lines.ts';

/** What has to be done or sat in a Markdown file of these paragraphs, in words. */
export const workInMarkdown = async (...paragraphs: string[]): Promise<string[]> =>
  workOf(
    await readDocument({
      bytes: new TextEncoder().encode(paragraphs.join('\n\n')),
      fileName: 'syllabus.md',
    }),
  );
