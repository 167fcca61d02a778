// How well syllabi are read: runs the engine over a corpus with labels and scores it with the corpus's own script.
//
//   SYLLABI_CORPUS=../shared/syllabi npm run bench -- extraction [--part dev|held] [--by-document] [--misses]
//
// `--part dev` takes two thirds of the labelled documents, to develop with; `held` the third that was not looked at.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { ExtractedDocument } from './extraction.worker.ts';

const LONGEST_MS = 60_000;
const WORKERS = 2;

const { values: options } = parseArgs({
  options: {
    part: { type: 'string', default: 'all' },
    only: { type: 'string' },
    out: { type: 'string' },
    'by-document': { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
  },
});
const corpus = resolve(process.env.SYLLABI_CORPUS ?? '../shared/syllabi');
if (!existsSync(join(corpus, 'score.mjs'))) {
  console.error(`There is no corpus at ${corpus}. Set SYLLABI_CORPUS to the folder that holds score.mjs.`);
  process.exit(2);
}

const ids = readdirSync(join(corpus, 'labels'))
  .map((file) => file.replace(/\.json$/, ''))
  .sort()
  .filter((_, index) => options.part === 'all' || (index % 3 === 2) === (options.part === 'held'))
  .filter((id) => !options.only || options.only.split(',').includes(id));
const folder = options.out ?? mkdtempSync(join(tmpdir(), 'syllabi-bench-'));
const [labels, extractions] = [join(folder, 'labels'), join(folder, 'extractions')];
mkdirSync(labels, { recursive: true });
mkdirSync(extractions, { recursive: true });
const files = readdirSync(join(corpus, 'documents'));
const timing = { readMs: 0, extractMs: 0 };
const queue = [...ids];

await Promise.all(Array.from({ length: WORKERS }, work));
console.log(`read in ${seconds(timing.readMs)}, understood in ${seconds(timing.extractMs)}`);
const flags = [options['by-document'] && '--by-document', options.misses && '--misses'].filter(
  (flag) => flag !== false,
);
spawnSync(process.execPath, [join(corpus, 'score.mjs'), labels, extractions, ...flags], { stdio: 'inherit' });

async function work() {
  let worker = startWorker();
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const file = files.find((name) => name.slice(0, -extname(name).length) === id);
    if (!file) continue;
    const link = join(labels, `${id}.json`);
    if (!existsSync(link)) symlinkSync(join(corpus, 'labels', `${id}.json`), link);
    const answer = await ask(worker, join(corpus, 'documents', file));
    if ('error' in answer) {
      console.error(`${file}: ${answer.error}`);
      await worker.terminate();
      worker = startWorker();
      continue;
    }
    timing.readMs += answer.readMs;
    timing.extractMs += answer.extractMs;
    writeFileSync(join(extractions, `${id}.json`), answer.json);
  }
  await worker.terminate();
}

function startWorker(): Worker {
  return new Worker(new URL('./extraction.worker.ts', import.meta.url));
}

function ask(worker: Worker, path: string): Promise<ExtractedDocument | { error: string }> {
  return new Promise((answer) => {
    const timer = setTimeout(() => answer({ error: `no answer within ${LONGEST_MS} ms` }), LONGEST_MS);
    const settle = (value: ExtractedDocument | { error: string }) => {
      clearTimeout(timer);
      worker.off('message', settle);
      worker.off('error', fail);
      answer(value);
    };
    const fail = (error: unknown) => settle({ error: String(error) });
    worker.on('message', settle);
    worker.on('error', fail);
    worker.postMessage(path);
  });
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
