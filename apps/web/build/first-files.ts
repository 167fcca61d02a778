import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type FirstWords, firstWordsOf } from './first-words.ts';

/** For `first-paint.js`: what every page behind sign-in loads, and what each page loads besides. */
interface FirstFiles {
  /** Every name once; below they are told by their places here. */
  files: string[];
  inside: number[];
  pages: PageFiles[];
}

/** Of several patterns that a page's path fits, the first is meant. */
interface PageFiles {
  pattern: string;
  isInside: boolean;
  wants: number[];
  words: FirstWords | undefined;
}

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

interface Screen {
  id: string;
  chunk: Chunk;
}

const ROUTES = path.resolve(import.meta.dirname, '../src/routes');
const INSIDE = `${ROUTES}/_authenticated/`;
const PAGE = '.tsx?tsr-split=component';
const LAYOUT = `route${PAGE}`;
const EVERY_PAGE_INSIDE = [INSIDE + LAYOUT, `${INSIDE}-ask-early.ts`];

/** Writes into the page which files each route will want, so that they are asked for together and not one after another. */
export function firstFiles(): Plugin {
  return {
    name: 'syllabi:first-files',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle, chunk }) =>
        bundle && chunk?.type === 'chunk'
          ? [
              {
                tag: 'script',
                attrs: { type: 'application/json', id: 'first-files' },
                children: JSON.stringify(filesOf(bundle, chunk)),
                injectTo: 'head-prepend' as const,
              },
            ]
          : [],
    },
  };
}

function filesOf(bundle: Bundle, entry: Chunk): FirstFiles {
  const screens = Object.values(bundle)
    .filter((output) => output.type === 'chunk')
    .flatMap((chunk) => chunk.moduleIds.map((id) => ({ id, chunk })))
    .filter(({ id }) => id.startsWith(ROUTES));
  const files: string[] = [];
  const placesOf = (chunks: ReadonlySet<Chunk>) => namesOf(chunks).map((name) => placeIn(files, name));
  const already = withImports(bundle, [entry], new Set());
  const everywhere = screens.filter(({ id }) => EVERY_PAGE_INSIDE.includes(id)).map(({ chunk }) => chunk);
  const inside = withImports(bundle, everywhere, already);
  const layouts = screens.filter(({ id }) => id.endsWith(LAYOUT) && !EVERY_PAGE_INSIDE.includes(id));
  const pages = screens
    .filter(({ id }) => id.endsWith(PAGE) && !id.endsWith(LAYOUT))
    .sort((one, other) => wildcardsOf(one) - wildcardsOf(other))
    .map((screen) => {
      const isInside = screen.id.startsWith(INSIDE);
      const around = layouts.filter(({ id }) => screen.id.startsWith(id.slice(0, -LAYOUT.length)));
      const chunks = [...around, screen].map(({ chunk }) => chunk);
      const loaded = isInside ? new Set([...already, ...inside]) : already;
      const pattern = patternOf(screen);
      const wants = placesOf(withImports(bundle, chunks, loaded));
      return { pattern, isInside, wants, words: firstWordsOf(pattern) };
    });
  return { files, inside: placesOf(inside), pages };
}

const wildcardsOf = ({ id }: Screen) => id.split('$').length;

function withImports(bundle: Bundle, from: Chunk[], already: ReadonlySet<Chunk>): Set<Chunk> {
  const found = new Set<Chunk>();
  const follow = (chunk: Bundle[string] | undefined) => {
    if (chunk?.type !== 'chunk' || found.has(chunk) || already.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) follow(bundle[file]);
  };
  for (const chunk of from) follow(chunk);
  return found;
}

function placeIn(files: string[], name: string): number {
  const place = files.indexOf(name);
  return place === -1 ? files.push(name) - 1 : place;
}

const namesOf = (chunks: ReadonlySet<Chunk>): string[] =>
  [...chunks].flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]);

/** `_authenticated/chats/people.$chatId.tsx` is the page of `/chats/people/…`, `(public)/terms.tsx` that of `/terms`. */
function patternOf({ id }: Screen): string {
  const segments = id
    .slice(ROUTES.length + 1, -PAGE.length)
    .split(/[/.]/)
    .filter((name) => name !== 'index' && !/^(_|\()/.test(name))
    .map((name) => (name.startsWith('$') ? '/[^/]+' : `/${name}`));
  return `^${segments.join('')}/?$`;
}
