/** Which square of a picture is taken: its middle in parts of the picture, and how much closer than whole. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

interface Size {
  width: number;
  height: number;
}

export interface Square {
  left: number;
  top: number;
  side: number;
}

export const MOST_ZOOM = 4;
export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The square in points of the picture. It never leaves the picture. */
export function squareOf({ width, height }: Size, { x, y, zoom }: Crop): Square {
  const side = Math.min(width, height) / within(zoom, 1, MOST_ZOOM);
  return {
    left: within(x * width - side / 2, 0, width - side),
    top: within(y * height - side / 2, 0, height - side),
    side,
  };
}

/** Moves the square by parts of its own side, and keeps it inside. */
export function moveBy(size: Size, crop: Crop, { dx, dy }: { dx: number; dy: number }): Crop {
  const { left, top, side } = squareOf(size, crop);
  const moved = {
    x: (left + side / 2 + dx * side) / size.width,
    y: (top + side / 2 + dy * side) / size.height,
    zoom: crop.zoom,
  };
  const inside = squareOf(size, moved);
  return {
    x: (inside.left + side / 2) / size.width,
    y: (inside.top + side / 2) / size.height,
    zoom: crop.zoom,
  };
}
