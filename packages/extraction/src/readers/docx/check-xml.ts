import { UnreadableDocument } from '../../errors.ts';

/** A written document nests 30 deep; the root names some 30 namespaces in 4,000 characters. */
const MAX_DEPTH = 1_000;
const MAX_TAG_LENGTH = 20_000;

const TOKEN =
  /<!--.*?-->|<\?.*?\?>|<!\[CDATA\[.*?\]\]>|<(?<end>\/?)(?<name>[^\s<>/=!?"']+)(?:\s+[^\s<>/="']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(?<empty>\/?)>|[^<]+/suy;

/**
 * Checks that a part is well-formed, in one pass. The library that reads it next takes time that grows with the
 * square of what is malformed, of the depth, and of the attributes of one tag.
 *
 * @throws {UnreadableDocument} `broken`
 * @see https://www.w3.org/TR/xml/#sec-well-formed
 */
export function checkXml(xml: string): void {
  const open: string[] = [];
  let roots = 0;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < xml.length) {
    const match = TOKEN.exec(xml);
    if (!match?.groups) throw new UnreadableDocument('broken');
    const { end, name, empty } = match.groups;
    if (name === undefined) continue;
    if (match[0].length > MAX_TAG_LENGTH || open.length > MAX_DEPTH) throw new UnreadableDocument('broken');
    if (open.length === 0) roots += 1;
    if (end) {
      if (open.pop() !== name) throw new UnreadableDocument('broken');
    } else if (!empty) open.push(name);
  }
  if (open.length > 0 || roots !== 1) throw new UnreadableDocument('broken');
}
