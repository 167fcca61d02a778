import { usePageText } from '../model/use-page-text';

interface PlaceLinkProps {
  page: number;
  /** The words that stand there. */
  quote: string;
  shown?: boolean;
  className: string | undefined;
  onShow: () => void;
}

/** Where some words stand; pressing it shows them. */
export function PlaceLink({ page, quote, shown, className, onShow }: PlaceLinkProps) {
  const pageText = usePageText()(page);
  return (
    <button
      type="button"
      className={className}
      aria-pressed={shown}
      aria-label={`Show ${pageText ? `on ${pageText}` : 'in the document'}: ${quote}`}
      onClick={onShow}
    >
      {pageText ?? 'in the document'}
    </button>
  );
}
