import { readdirSync, readFileSync } from 'node:fs';
import type { Part, Script, Setting } from '../script.ts';
import { readLabels, type SyllabusLabels } from './labels.ts';

export type MadeFormat = 'pdf' | 'docx' | 'html' | 'md' | 'txt';

/** An invented syllabus, before it is set, with what a careful reader takes from it. */
export interface MadeSyllabus {
  id: string;
  format: MadeFormat;
  script: Script;
  /** The document itself, where its first line says `raw`. */
  raw?: string;
  labels: SyllabusLabels;
}

const FOLDER = new URL('./', import.meta.url);

/** Every made syllabus, in the order of their names. */
export const madeSyllabi = (): MadeSyllabus[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => readMade(name.slice(0, -4), readFileSync(new URL(name, FOLDER), 'utf8')));

function readMade(id: string, text: string): MadeSyllabus {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const fold = lines.indexOf('~~~');
  const [settingText = '', footer] = head.split(' footer=');
  const [format = 'txt', ...words] = settingText.split(' ');
  const body = lines.slice(0, fold);
  const isRaw = words.includes('raw');
  const parts = isRaw ? [] : readParts(body);
  const title = parts.find((part) => part.type === 'title')?.text ?? id;
  return {
    id,
    format: format as MadeFormat,
    ...(isRaw && { raw: `${body.join('\n')}\n` }),
    script: { title, author: 'Invented', header: '', parts, setting: readSetting(words, footer) },
    labels: readLabels(id, lines.slice(fold + 1)),
  };
}

const readSetting = (words: string[], footer: string | undefined): Setting => ({
  size: words.includes('a4') ? 'A4' : 'LETTER',
  landscape: words.includes('landscape'),
  ruled: words.includes('ruled'),
  columns: words.includes('two') ? 2 : 1,
  ...(footer !== undefined && { footer }),
});

function readParts(lines: string[]): Part[] {
  const parts: Part[] = [];
  let widths: number[] = [];
  for (const line of lines.filter((each) => each.trim() !== '')) {
    const last = parts.at(-1);
    if (line.startsWith('|| ')) widths = line.slice(3).split(' ').map(Number);
    else if (line.startsWith('|')) {
      if (last?.type === 'table' && widths.length === 0) last.rows.push(cellsOf(line));
      else parts.push({ type: 'table', widths: widthsOf(widths, line), rows: [cellsOf(line)] });
      widths = [];
    } else if (line.startsWith('- ') && last?.type === 'list') last.items.push(line.slice(2));
    else parts.push(readPart(line));
  }
  return parts;
}

const widthsOf = (widths: number[], line: string): number[] =>
  widths.length > 0 ? widths : cellsOf(line).map(() => 120);

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

function readPart(line: string): Part {
  if (line.startsWith('# ')) return { type: 'title', text: line.slice(2) };
  if (line.startsWith('## ')) return { type: 'heading', text: line.slice(3) };
  if (line.startsWith('- ')) return { type: 'list', items: [line.slice(2)] };
  return { type: 'paragraph', text: line };
}
