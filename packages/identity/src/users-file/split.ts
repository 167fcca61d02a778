/** A file that is not a list of users, or ends in the middle of one. */
export class UnreadableUsers extends Error {
  override readonly name = 'UnreadableUsers';
}

const LONGEST_USER = 1024 * 1024;

/**
 * The users in the text of an export, `{"users": [{…}, …]}` or a bare list, one JSON text at a time, however long the
 * file is. Throws {@link UnreadableUsers}.
 */
export async function* splitUsers(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const splitter = createSplitter();
  for await (const chunk of chunks) yield* splitter.read(decode(decoder, chunk));
  yield* splitter.read(decode(decoder));
  splitter.end();
}

function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch (error) {
    throw new UnreadableUsers('it is not UTF-8 text', { cause: error });
  }
}

const SIGNS = /["{}[\]]/g;

/** Follows strings and brackets; what stands directly in the outermost list is a user. */
function createSplitter() {
  const open: string[] = [];
  let kept = '';
  let isInString = false;
  let isEscaped = false;
  let hasList = false;

  const isInList = () => open.at(-1) === '[' && !open.slice(0, -1).includes('[') && open.length <= 2;

  /** Whether an odd number of backslashes stands before it, the last ones of the chunk before included. */
  function wasEscaped(text: string, index: number): boolean {
    let count = 0;
    while (text[index - 1 - count] === '\\') count += 1;
    const reachesBack = count === index && isEscaped;
    return (count + (reachesBack ? 1 : 0)) % 2 === 1;
  }

  function enter(sign: string): 'begins' | undefined {
    const begins = sign === '{' && isInList();
    open.push(sign);
    hasList ||= sign === '[';
    return begins ? 'begins' : undefined;
  }

  function leave(sign: string): 'ends' | undefined {
    if (open.pop() !== (sign === '}' ? '{' : '[')) throw new UnreadableUsers(`a ${sign} is out of place`);
    return sign === '}' && isInList() ? 'ends' : undefined;
  }

  /** What a sign means for the user it stands in. */
  function follow(sign: string, text: string, index: number): 'begins' | 'ends' | undefined {
    if (sign === '"') {
      isInString = isInString ? wasEscaped(text, index) : true;
      return undefined;
    }
    if (isInString) return undefined;
    return sign === '{' || sign === '[' ? enter(sign) : leave(sign);
  }

  function keep(rest: string): void {
    kept += rest;
    if (kept.length > LONGEST_USER) throw new UnreadableUsers('one user takes more than a megabyte');
  }

  return {
    *read(text: string): Generator<string> {
      let from = kept === '' ? undefined : 0;
      for (const { 0: sign, index } of text.matchAll(SIGNS)) {
        const meaning = follow(sign, text, index);
        if (meaning === 'begins') from = index;
        if (meaning !== 'ends') continue;
        keep(text.slice(from, index + 1));
        yield kept;
        kept = '';
        from = undefined;
      }
      if (from !== undefined) keep(text.slice(from));
      if (text !== '') isEscaped = isInString && wasEscaped(text, text.length);
    },
    end(): void {
      if (open.length > 0 || isInString) throw new UnreadableUsers('it ends in the middle');
      if (!hasList) throw new UnreadableUsers('there is no list of users in it');
    },
  };
}
