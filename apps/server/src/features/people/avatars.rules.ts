/** A square of 256 points, well packed, is far below that. */
export const MOST_AVATAR_BYTES = 256 * 1024;
const MOST_PIXELS_A_SIDE = 1024;

export interface Picture {
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
}

/**
 * What the first bytes say a file is, whatever its name and its sender say; nothing for all that is no picture.
 * Only headers are read: nothing is decoded here.
 */
export function recognizePicture(bytes: Uint8Array): Picture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return readPng(bytes, view) ?? readWebp(bytes, view) ?? readJpeg(bytes, view);
}

export const isFitting = ({ width, height }: Picture): boolean =>
  width > 0 && height > 0 && width <= MOST_PIXELS_A_SIDE && height <= MOST_PIXELS_A_SIDE;

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);
const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

const PNG = [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a];

/** PNG (ISO 15948): the header chunk comes first. */
function readPng(bytes: Uint8Array, view: DataView): Picture | undefined {
  if (!startsWith(bytes, PNG) || !startsWith(bytes, ascii('IHDR'), 12) || bytes.length < 33) return undefined;
  return { mediaType: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** WebP (RFC 9649): lossy, lossless or extended, each with its size in another place. */
function readWebp(bytes: Uint8Array, view: DataView): Picture | undefined {
  if (!startsWith(bytes, ascii('RIFF')) || !startsWith(bytes, ascii('WEBP'), 8) || bytes.length < 30)
    return undefined;
  const picture = (width: number, height: number): Picture => ({ mediaType: 'image/webp', width, height });
  if (startsWith(bytes, ascii('VP8X'), 12)) return picture(uint24(view, 24) + 1, uint24(view, 27) + 1);
  if (startsWith(bytes, ascii('VP8 '), 12))
    return picture(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  if (!startsWith(bytes, ascii('VP8L'), 12)) return undefined;
  const bits = view.getUint32(21, true);
  return picture((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1);
}

const uint24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

/** Start-of-frame markers of JPEG (ITU T.81, table B.1): all of that row but tables and arithmetic settings. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** JPEG: segments one after the other, until the one that begins the picture. */
function readJpeg(bytes: Uint8Array, view: DataView): Picture | undefined {
  if (!startsWith(bytes, [0xff, 0xd8, 0xff])) return undefined;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker))
      return { mediaType: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
