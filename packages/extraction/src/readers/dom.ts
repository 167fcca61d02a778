import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** The parts of a page's tree that the readers look at. */
export type Node = Tree.ChildNode;
export type Element = Tree.Element;

/**
 * The tree of an HTML page, built as a browser builds it, in Node and in the browser alike, so that both read the
 * same lines. Nothing is run or fetched, and any nesting takes time in proportion to the page's length.
 */
export function parseHtml(markup: string): Element {
  const root = parse(markup).childNodes.find(isElement);
  if (!root) throw new TypeError('a parsed page always has a root');
  return root;
}

/** The tree of an XML part, below a root that HTML adds. Names come in lower case. */
export function parseXml(part: Uint8Array): Element {
  const markup = new TextDecoder().decode(part);
  return parseHtml(markup.replace(/<([a-z][\w:.-]*)([^<>]*)\/>/gi, '<$1$2></$1>'));
}

export const isElement = (node: Tree.Node): node is Element => 'tagName' in node;
export const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === '#text';

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

export const childElements = (element: Element): Element[] => element.childNodes.filter(isElement);

/** All below an element in the order of the page; walked without recursion, as pages can be nested without end. */
export function* descendants(root: Element): Generator<Node> {
  const waiting: Node[] = root.childNodes.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if (isElement(node)) for (const child of node.childNodes.toReversed()) waiting.push(child);
  }
}

export const findElement = (root: Element, isSought: (element: Element) => boolean): Element | undefined =>
  descendants(root).find((node): node is Element => isElement(node) && isSought(node));

export const textIn = (element: Element): string =>
  descendants(element)
    .filter(isText)
    .map((node) => node.value)
    .toArray()
    .join('');
