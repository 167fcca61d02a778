import { type MouseEvent, useMemo, useRef } from 'react';
import { kindColors } from '@/ui/KindIcon';
import classes from './MarkLayer.module.css';
import { reachOf } from './reach';
import { pickAt, stackMarks } from './stacking';
import type { PlacedMark, Rect } from './view';

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
  const layer = useRef<HTMLDivElement>(null);
  const all = useMemo(() => placed.flatMap(({ rects }) => rects), [placed]);
  const stacked = useMemo(() => stackMarks(placed), [placed]);
  const press = (event: MouseEvent, pressed: PlacedMark, rect: Rect) => {
    const corner = layer.current?.getBoundingClientRect();
    const isByPointer = event.detail > 0 && corner;
    const at = isByPointer ? { x: event.clientX - corner.left, y: event.clientY - corner.top } : undefined;
    onPick(pickAt(stacked, { pressed, rect, at, selectedId }));
  };
  return (
    <div ref={layer} className={classes.layer} data-marks="">
      {placed.map((one) => {
        const { mark, rects } = one;
        const isSelected = mark.itemId === selectedId;
        // The order of the tab key and of reading stays that of the list.
        const zIndex = isSelected ? stacked.length : stacked.indexOf(one);
        return rects.map((rect, index) => {
          const [left, top, width, height] = rect;
          const box = {
            className: classes.box,
            style: {
              left,
              top,
              width,
              height,
              zIndex,
              '--reach': reachOf(rect, all),
              ...kindColors(mark.kind),
            },
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
              onClick={(event) => press(event, one, rect)}
            />
          ) : (
            <div
              key={`${mark.key}-${left}-${top}`}
              {...box}
              aria-hidden="true"
              onClick={(event) => press(event, one, rect)}
            />
          );
        });
      })}
    </div>
  );
}
