import { lazy, Suspense } from 'react';

const Markdown = lazy(() =>
  import('@/ui/Markdown').then(({ Markdown: component }) => ({ default: component })),
);

/** Markdown; until what draws it is here, as it was written. */
export function WrittenText({ text }: { text: string }) {
  return (
    <Suspense fallback={<p>{text}</p>}>
      <Markdown text={text} />
    </Suspense>
  );
}
