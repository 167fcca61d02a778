import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const WHOLE = fileURLToPath(
  import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
);
const CACHE = path.resolve(import.meta.dirname, '../../../node_modules/.cache/text-face');
export const TEXT_FACE = 'inter-text';

const FACES = path.resolve(import.meta.dirname, '../src/ui/styles/fonts.css');

/** What is set in it: the letters that `fonts.css` names for it, in the weights and with the features of our styles. */
const WEIGHTS = { min: 400, max: 700 };
const FEATURES = ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'];

/** The text face of the first paint, at little more than half its weight: without what nothing of ours is set in. */
export function smallTextFace(): Plugin {
  return {
    name: 'syllabi:small-text-face',
    config: async () => ({ resolve: { alias: { '@text-face': await makeTextFace() } } }),
  };
}

/** Tells where it lies. Made once, since that takes longer than the rest of a build's beginning. */
async function makeTextFace(): Promise<string> {
  const whole = await readFile(WHOLE);
  const letters = lettersIn(await readFile(FACES, 'utf8'));
  const made = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([letters, WEIGHTS, FEATURES]));
  const folder = path.join(CACHE, made.digest('hex').slice(0, 12));
  const file = path.join(folder, `${TEXT_FACE}.woff2`);
  if (existsSync(file)) return folder;
  const small = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  });
  await mkdir(folder, { recursive: true });
  await writeFile(file, small);
  return folder;
}

function lettersIn(styles: string): string {
  const [, ranges = ''] = new RegExp(`${TEXT_FACE}[^}]*unicode-range:([^;]*);`).exec(styles) ?? [];
  return ranges
    .split(',')
    .map((range) => range.replace('U+', '').trim().split('-'))
    .flatMap(([first = '', last = first]) => {
      const start = Number.parseInt(first, 16);
      const count = Number.parseInt(last, 16) - start + 1;
      return Array.from({ length: count }, (_, place) => String.fromCodePoint(start + place));
    })
    .join('');
}
