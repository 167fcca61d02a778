import { Button, Group, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from '@/ui/Dialog';
import { type Crop, MOST_ZOOM, moveBy, squareOf, WHOLE } from '../model/crop';
import classes from './CropDialog.module.css';

interface CropDialogProps {
  picture: ImageBitmap;
  onClose: () => void;
  onCropped: (blob: Blob) => void;
}

/** As sent to the server; large enough for every place it is shown in, twice over. */
const SAVED_POINTS = 256;
const SHOWN_POINTS = 280;
const STEP = 0.05;
const ARROWS: Record<string, { dx: number; dy: number }> = {
  ArrowLeft: { dx: -STEP, dy: 0 },
  ArrowRight: { dx: STEP, dy: 0 },
  ArrowUp: { dx: 0, dy: -STEP },
  ArrowDown: { dx: 0, dy: STEP },
};

export default function CropDialog({ picture, onClose, onCropped }: CropDialogProps) {
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number }>(undefined);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop);
  });

  const move = (by: { dx: number; dy: number }) => setCrop((now) => moveBy(picture, now, by));
  function drag({ clientX, clientY, currentTarget, buttons }: PointerEvent<HTMLCanvasElement>) {
    if (!last.current || buttons === 0) return;
    const side = currentTarget.clientWidth;
    move({ dx: (last.current.x - clientX) / side, dy: (last.current.y - clientY) / side });
    last.current = { x: clientX, y: clientY };
  }
  function press(event: KeyboardEvent) {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    move(by);
  }
  function save() {
    const target = document.createElement('canvas');
    target.width = SAVED_POINTS;
    target.height = SAVED_POINTS;
    draw(target, picture, crop);
    // Browsers that write no WebP give a PNG instead; the server takes both.
    target.toBlob((blob) => blob && onCropped(blob), 'image/webp', 0.9);
  }

  return (
    <Dialog opened onClose={onClose} title="Choose the part that is shown">
      <Stack align="center">
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: moved by the arrow keys as by the pointer */}
        <canvas
          ref={canvas}
          className={classes.canvas}
          width={SHOWN_POINTS * 2}
          height={SHOWN_POINTS * 2}
          tabIndex={0}
          role="application"
          aria-label="The part of the picture that is shown; move it with the arrow keys"
          onKeyDown={press}
          onPointerDown={({ clientX, clientY, currentTarget, pointerId }) => {
            currentTarget.setPointerCapture(pointerId);
            last.current = { x: clientX, y: clientY };
          }}
          onPointerMove={drag}
        />
        <label className={classes.zoom}>
          <Text span size="sm">
            Closer
          </Text>
          <input
            type="range"
            min={1}
            max={MOST_ZOOM}
            step={0.01}
            value={crop.zoom}
            onChange={({ currentTarget: { value } }) =>
              setCrop((now) => moveBy(picture, { ...now, zoom: Number(value) }, { dx: 0, dy: 0 }))
            }
          />
        </label>
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={save}>Save the picture</Button>
      </Group>
    </Dialog>
  );
}

/** What lies behind clear points is white, as most pictures of people expect. */
function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop) {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = squareOf(picture, crop);
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}
