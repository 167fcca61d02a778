import { mkdir, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Extracted, Output } from './output/output.ts';
import { explainUnwritable } from './unwritable.ts';

/** Writes one file for each into the folder, named after it; of several of the same name the later ones get a number. */
export async function writeEach(extracted: Extracted[], output: Output, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch(explainUnwritable(folder));
  const taken = new Set<string>();
  for (const each of extracted) {
    const name = freeName(basename(each.file, extname(each.file)), taken);
    const file = join(folder, `${name}.${output.extension}`);
    await writeFile(file, output.text([each], { isOneFile: true })).catch(explainUnwritable(file));
  }
}

/** Some disks take "A" and "a" for the same name. */
function freeName(stem: string, taken: Set<string>): string {
  let name = stem;
  for (let times = 2; taken.has(name.toLowerCase()); times++) name = `${stem}-${times}`;
  taken.add(name.toLowerCase());
  return name;
}
