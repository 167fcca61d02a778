import { kindColors } from '@/ui/KindIcon';
import classes from './MarkLayer.module.css';
import type { PlacedMark } from './view';

interface MarkLayerProps {
  placed: readonly PlacedMark[];
  selectedId: string | undefined;
  onPick: (itemId: string) => void;
}

/** The boxes over the page. The first box of a mark is its button; the lines after it only show. */
export function MarkLayer({ placed, selectedId, onPick }: MarkLayerProps) {
  return (
    <div className={classes.layer}>
      {placed.map(({ mark, rects }) =>
        rects.map(([left, top, width, height], index) => {
          const box = {
            className: classes.box,
            style: { left, top, width, height, ...kindColors(mark.kind) },
            'data-selected': mark.itemId === selectedId || undefined,
            'data-reviewed': mark.isReviewed || undefined,
          };
          return index === 0 ? (
            <button
              key={`${mark.key}-0`}
              type="button"
              {...box}
              data-mark={mark.itemId}
              aria-label={`${mark.label}: show in the list`}
              aria-pressed={mark.itemId === selectedId}
              onClick={() => onPick(mark.itemId)}
            />
          ) : (
            <div
              key={`${mark.key}-${left}-${top}`}
              {...box}
              aria-hidden="true"
              onClick={() => onPick(mark.itemId)}
            />
          );
        }),
      )}
    </div>
  );
}
