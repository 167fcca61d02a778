import type { Citation } from '@/api';
import { Part } from '../parts/MessageText';
import { type Inline, readInline } from '../parts/markup';
import { CitationChip } from './CitationChip';

const MARK = /\s*\[(\d{1,2})\]/g;

/** For where the passages cannot be opened. */
export const withoutMarks = (text: string): string => text.replace(MARK, '');

/** A text whose `[1]` opens the first passage. */
export function WrittenText({ text, citations }: { text: string; citations: readonly Citation[] }) {
  const toPiece = (piece: string, place: number) =>
    isNumber(place) ? (
      <Cited key={place} citation={citations[Number(piece) - 1]} />
    ) : (
      <Words key={place} text={piece} />
    );
  return text.split(MARK).map(toPiece);
}

/** Every second piece is the number of a mark. */
const isNumber = (place: number): boolean => place % 2 === 1;

const Words = ({ text }: { text: string }) => readInline(text).map(toPart);
const toPart = (part: Inline, place: number) => <Part key={place} part={part} />;

const Cited = ({ citation }: { citation: Citation | undefined }) =>
  citation && (
    <>
      {' '}
      <CitationChip citation={citation} />
    </>
  );
