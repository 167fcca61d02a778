// How well syllabi are read: runs the engine over the made syllabi of this project, and over a corpus with labels
// where there is one.
//
//   npm run bench -- extraction [--by-document] [--misses] [--time] [--browser] [--perturb] [--writing NAMES]
//     [--only id,id] [--out FOLDER]
//   SYLLABI_CORPUS=../shared/syllabi npm run bench -- extraction
//
// `--time` compares our own time with that of pdf.js alone; `--browser` takes the time of ten pages in Chromium, with the
// built web app; `--perturb` measures each document in other writings as well, `--writing pasted,lines` in those whose
// names hold these words. The corpus' own script counts once more at the end.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { madeSyllabi, type SyllabusLabels, setMade } from '@syllabi/extraction/testing';
import type { ExtractedDocument } from './extraction.worker.ts';
import { median } from './identity/even-times.ts';
import { type Measured, measure, scoresOf, sumOf } from './measures.ts';
import { report, reportPerturbed } from './report.ts';
import { timeBrowserReading } from './web/reading.ts';

const LONGEST_MS = 60_000;
const WORKERS = 2;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    out: { type: 'string' },
    time: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
    perturb: { type: 'boolean', default: false },
    writing: { type: 'string' },
    'by-document': { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
  },
});
const isPerturbed = options.perturb || options.writing !== undefined;
const folder = options.out ?? mkdtempSync(join(tmpdir(), 'syllabi-bench-'));

interface Item {
  id: string;
  path: string;
  labels: SyllabusLabels;
}

interface Answered extends Item {
  answer: ExtractedDocument;
}

const corpus =
  process.env.SYLLABI_CORPUS === undefined
    ? resolve('../shared/syllabi')
    : resolve(process.env.SYLLABI_CORPUS);
if (options.browser) await showBrowser();
const made = await madeItems();
await show('made syllabi of this project', made);
if (existsSync(join(corpus, 'score.mjs'))) await showCorpus();
else
  console.log(
    `There is no labelled corpus at ${corpus}; set SYLLABI_CORPUS to the folder that holds score.mjs.`,
  );

/** What ten pages take in a worker of a real browser. */
async function showBrowser(): Promise<void> {
  const { pages, firstMs, againMs } = await timeBrowserReading();
  const shown = (times: number[]) =>
    `${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)}`;
  console.log(
    `a PDF of ${pages} pages in the worker of a browser, from the choice of the file to the plan (goal 1000 ms; ` +
      `load of the machine ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors)`,
  );
  console.log(`  first on a page, pdf.js fetched as well: ${shown(firstMs)}`);
  console.log(`  again on that page: ${shown(againMs)}`);
}

async function madeItems(): Promise<Item[]> {
  const place = join(folder, 'made');
  mkdirSync(place, { recursive: true });
  const items: Item[] = [];
  for (const one of madeSyllabi()) {
    const path = join(place, `${one.id}.${one.format}`);
    writeFileSync(path, await setMade(one));
    items.push({ id: one.id, path, labels: one.labels });
  }
  return items;
}

async function showCorpus(): Promise<void> {
  const files = readdirSync(join(corpus, 'documents'));
  const items = readdirSync(join(corpus, 'labels')).flatMap((name): Item[] => {
    const labels = JSON.parse(readFileSync(join(corpus, 'labels', name), 'utf8')) as SyllabusLabels;
    const file = files.find((each) => each.slice(0, -extname(each).length) === labels.id);
    return file ? [{ id: labels.id, path: join(corpus, 'documents', file), labels }] : [];
  });
  const answered = await show('labelled corpus', items);
  const [labels, extractions] = [join(folder, 'labels'), join(folder, 'extractions')];
  for (const place of [labels, extractions]) mkdirSync(place, { recursive: true });
  for (const { id, labels: gold, answer } of answered) {
    writeFileSync(join(labels, `${id}.json`), JSON.stringify(gold));
    writeFileSync(join(extractions, `${id}.json`), answer.json);
  }
  console.log('\nthe same, counted by the corpus’ own script');
  const flags = options.misses ? ['--misses'] : [];
  spawnSync(process.execPath, [join(corpus, 'score.mjs'), labels, extractions, ...flags], {
    stdio: 'inherit',
  });
}

/** Reads documents and prints their tables. */
async function show(name: string, all: readonly Item[]): Promise<Answered[]> {
  const items = all.filter(({ id }) => !options.only || options.only.split(',').includes(id));
  if (items.length === 0) return [];
  const answered = await readAll(items);
  const measured = answered.map(({ labels, answer }) => measure(labels, JSON.parse(answer.json)));
  console.log(`\n${name}: ${answered.length} of ${items.length} documents\n${report(measured)}`);
  if (options['by-document'])
    measured.forEach((one, index) => {
      console.log(lineOf(one));
      for (const { name: writing, measured: other } of answered[index]?.answer.perturbed ?? [])
        console.log(`${lineOf(other)}, ${writing}`);
    });
  const faults = answered.map(({ answer }) => answer.faults);
  const total = (key: keyof (typeof faults)[number]) => faults.reduce((sum, one) => sum + one[key], 0);
  console.log(
    `quotes that are not there ${total('quotesNotThere')} of ${total('quotes')}, boxes beside their words ` +
      `${total('boxesBeside')} of ${total('boxes')}, dates without a reason ${total('datesWithoutReason')} of ${total('dates')}`,
  );
  if (options.time) console.log(timeOf(answered));
  if (isPerturbed)
    console.log(
      reportPerturbed(
        answered.map(({ answer }, index) => ({
          asWritten: measured[index],
          perturbed: answer.perturbed ?? [],
        })),
      ),
    );
  return answered;
}

function lineOf({ id, tallies }: Measured): string {
  const { hit, gold, got } = sumOf([tallies['items, lenient'] ?? { hit: 0, gold: 0, got: 0 }]);
  const f1 = (100 * scoresOf({ hit, gold, got }).f1).toFixed(0);
  return `${id.padEnd(6)} right ${hit} of ${gold} labelled, ${got} found, F1 ${f1}`;
}

/** Our own time as a share of what pdf.js alone takes, for the document in the middle. */
function timeOf(answered: readonly Answered[]): string {
  const shares = answered
    .flatMap(({ answer: { pdfMs, readMs, extractMs } }) =>
      pdfMs === undefined ? [] : [Math.max(0, readMs + extractMs - pdfMs) / pdfMs],
    )
    .sort((a, b) => a - b);
  const middle = shares[Math.floor(shares.length / 2)] ?? 0;
  return `our own time beside that of pdf.js (text and drawing of every page): ${middle.toFixed(2)}x, median of ${shares.length}`;
}

async function readAll(items: readonly Item[]): Promise<Answered[]> {
  const queue = [...items];
  const answered: Answered[] = [];
  // One at a time where the time is taken, so that documents do not wait for each other.
  await Promise.all(Array.from({ length: options.time ? 1 : WORKERS }, () => work(queue, answered)));
  return answered.sort((a, b) => a.id.localeCompare(b.id));
}

async function work(queue: Item[], answered: Answered[]): Promise<void> {
  let worker = startWorker();
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
    const answer = await ask(worker, item);
    if ('error' in answer) {
      console.error(`${item.id}: ${answer.error}`);
      await worker.terminate();
      worker = startWorker();
    } else answered.push({ ...item, answer });
  }
  await worker.terminate();
}

function startWorker(): Worker {
  return new Worker(new URL('./extraction.worker.ts', import.meta.url));
}

function ask(worker: Worker, { path, labels }: Item): Promise<ExtractedDocument | { error: string }> {
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
    worker.postMessage({
      path,
      isTimed: options.time,
      ...(isPerturbed && { perturbedBy: labels, writings: options.writing?.split(',') }),
    });
  });
}
