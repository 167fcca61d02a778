import { useMemo } from 'react';
import { kindColors } from '@/ui/KindIcon';
import classes from './MarkLayer.module.css';
import { reachOf } from './reach';
import type { PlacedMark } from './view';

interface MarkLayerProps {
  placed: readonly PlacedMark[];
  selectedId: string | undefined;
  onPick: (itemId: string) => void;
}

/**
 * The boxes over the page. The first box of a mark is its button; the lines after it only show. They are as small as the
 * words inside, and the row in the list is the same control at full size: so only the chosen one is a stop of the tab
 * key, and the keys of the review move on from there.
 */
export function MarkLayer({ placed, selectedId, onPick }: MarkLayerProps) {
  const all = useMemo(() => placed.flatMap(({ rects }) => rects), [placed]);
  return (
    <div className={classes.layer} data-marks="">
      {placed.map(({ mark, rects }) =>
        rects.map((rect, index) => {
          const [left, top, width, height] = rect;
          const isSelected = mark.itemId === selectedId;
          const box = {
            className: classes.box,
            style: { left, top, width, height, '--reach': reachOf(rect, all), ...kindColors(mark.kind) },
            'data-selected': isSelected || undefined,
            'data-reviewed': mark.isReviewed || undefined,
          };
          return index === 0 ? (
            <button
              key={`${mark.key}-0`}
              type="button"
              {...box}
              tabIndex={isSelected && mark.isFirst ? 0 : -1}
              data-mark={mark.itemId}
              aria-label={`${mark.label}: show in the list`}
              aria-pressed={isSelected}
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
