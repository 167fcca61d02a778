/** A piece of a message. Markdown as far as people use it when they talk. */
export type Inline =
  | { kind: 'text' | 'strong' | 'em' | 'del' | 'code' | 'mention'; text: string }
  | { kind: 'link'; text: string; href: string };

export type Block = { kind: 'text' | 'quote'; lines: Inline[][] } | { kind: 'code'; text: string };

const FENCE = /^```[^\n]*\n(?<code>[\s\S]*?)\n?```$/;
const PARTS = new RegExp(
  [
    '`(?<code>[^`\\n]+)`',
    '\\*\\*(?<strong>[^*\\n]+)\\*\\*',
    '(?<![\\w*])[*](?<em>[^*\\s][^*\\n]*)[*](?![\\w*])',
    '(?<!\\w)_(?<under>[^_\\s][^_\\n]*)_(?!\\w)',
    '~~(?<del>[^~\\n]+)~~',
    '\\[(?<label>[^\\]\\n]{1,300})\\]\\((?<target>https?://[^\\s)]{1,2000})\\)',
    '(?<url>https?://[^\\s<>"]{1,2000}[^\\s<>".,;:!?)\\]])',
  ].join('|'),
  'g',
);

export function readMarkup(text: string, names: readonly string[] = []): Block[] {
  return text.split(/(```[^\n]*\n[\s\S]*?\n?```)/).flatMap((part): Block[] => {
    const code = FENCE.exec(part)?.groups?.code;
    if (code !== undefined) return [{ kind: 'code', text: code }];
    return part.trim() === '' ? [] : readLines(part.replace(/^\n+|\n+$/g, ''), names);
  });
}

/** Lines that follow each other are one block; those behind `>` one of their own. */
function readLines(text: string, names: readonly string[]): Block[] {
  const blocks: { kind: 'text' | 'quote'; lines: Inline[][] }[] = [];
  for (const line of text.split('\n')) {
    const kind = line.startsWith('>') ? 'quote' : 'text';
    const inline = readInline(kind === 'quote' ? line.replace(/^>\s?/, '') : line, names);
    const last = blocks.at(-1);
    if (last?.kind === kind) last.lines.push(inline);
    else blocks.push({ kind, lines: [inline] });
  }
  return blocks;
}

export function readInline(line: string, names: readonly string[] = []): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of line.matchAll(PARTS)) {
    found.push(...readMentions(line.slice(at, match.index), names), toInline(match.groups ?? {}));
    at = match.index + match[0].length;
  }
  return [...found, ...readMentions(line.slice(at), names)];
}

function toInline({
  code,
  strong,
  em,
  under,
  del,
  label,
  target,
  url = '',
}: Record<string, string | undefined>): Inline {
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (del !== undefined) return { kind: 'del', text: del };
  const leaning = em ?? under;
  if (leaning !== undefined) return { kind: 'em', text: leaning };
  return { kind: 'link', text: label ?? url, href: target ?? url };
}

function readMentions(text: string, names: readonly string[]): Inline[] {
  if (text === '') return [];
  const name = names.find((one) => one !== '' && text.includes(`@${one}`));
  if (!name) return [{ kind: 'text', text }];
  const at = text.indexOf(`@${name}`);
  const end = at + name.length + 1;
  return [
    ...readMentions(text.slice(0, at), names),
    { kind: 'mention', text: text.slice(at, end) },
    ...readMentions(text.slice(end), names),
  ];
}
