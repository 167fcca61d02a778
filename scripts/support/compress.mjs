import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|mjs|css|svg|json|webmanifest|txt|wasm|map)$/;
const SMALLEST_BYTES = 1024;
/** One above it takes three times as long for another half percent. */
const BROTLI_QUALITY = 10;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.br` and `.gz` beside each file that gets smaller, so that nothing is compressed while someone waits. */
export async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath, entry.name))));
}

/** How much is compressed at once decides where its blocks end: which is best, a file tells only when it is tried. */
async function smallestGzip(content) {
  const tries = [5, 6, 7, 8, 9].map((memLevel) =>
    toGzip(content, { level: constants.Z_BEST_COMPRESSION, memLevel }),
  );
  return (await Promise.all(tries)).reduce((best, one) => (one.length < best.length ? one : best));
}

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < SMALLEST_BYTES) return;
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    smallestGzip(content),
  ]);
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, gzipped);
}
