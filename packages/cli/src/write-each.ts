import { mkdir, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Extracted, Output } from './output/output.ts';

/** Writes one file for each into the folder, named after it; of two of the same name the second gets a number. */
export async function writeEach(extracted: Extracted[], output: Output, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const taken = new Map<string, number>();
  for (const each of extracted) {
    const stem = basename(each.file, extname(each.file));
    const times = (taken.get(stem) ?? 0) + 1;
    taken.set(stem, times);
    const name = times === 1 ? stem : `${stem}-${times}`;
    await writeFile(join(folder, `${name}.${output.extension}`), output.text([each], { isOneFile: true }));
  }
}
