import { Link } from '@tanstack/react-router';
import { lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode, useMemo } from 'react';
import { Prose } from './Prose';

/** Markdown as elements and never as HTML text, so that nothing in it could become markup of its own. */
export function Markdown({ text }: { text: string }) {
  const tokens = useMemo(() => lexer(text), [text]);
  return <Prose>{draw(tokens)}</Prose>;
}

function draw(tokens: Token[] | undefined): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of a text never move
  return tokens?.map((token, index) => <Fragment key={index}>{drawToken(token as Tokens.Generic)}</Fragment>);
}

const unescapeHtml = (text: string) =>
  text.replace(/&(quot|#39|amp|lt|gt);/g, (_, name: string) => ENTITIES[name] ?? '');
const ENTITIES: Record<string, string> = { quot: '"', '#39': "'", amp: '&', lt: '<', gt: '>' };

/** Whoever shares a workspace may write; a link of theirs must lead to a page and never run anything. */
const isSafeAddress = (href: string): boolean => /^(https?:\/\/|mailto:|#)/i.test(href);

const DRAWINGS: Record<string, (token: Tokens.Generic) => ReactNode> = {
  heading: ({ depth, tokens }) => (depth < 3 ? <h2>{draw(tokens)}</h2> : <h3>{draw(tokens)}</h3>),
  paragraph: ({ tokens }) => <p>{draw(tokens)}</p>,
  list: ({ ordered, items }) => {
    const List = ordered ? 'ol' : 'ul';
    return <List>{draw(items)}</List>;
  },
  list_item: ({ task, checked, tokens }) => (
    <li>
      {task && <input type="checkbox" checked={checked} readOnly disabled aria-label="done" />}
      {draw(tokens)}
    </li>
  ),
  strong: ({ tokens }) => <strong>{draw(tokens)}</strong>,
  em: ({ tokens }) => <em>{draw(tokens)}</em>,
  codespan: ({ text }) => <code>{unescapeHtml(text)}</code>,
  code: ({ text }) => (
    <pre>
      <code>{text}</code>
    </pre>
  ),
  br: () => <br />,
  hr: () => <hr />,
  del: ({ tokens }) => <del>{draw(tokens)}</del>,
  blockquote: ({ tokens }) => <blockquote>{draw(tokens)}</blockquote>,
  link: ({ href, tokens }) => {
    if (/^\/(?!\/)/.test(href)) return <Link to={href}>{draw(tokens)}</Link>;
    return isSafeAddress(href) ? <a href={href}>{draw(tokens)}</a> : draw(tokens);
  },
  image: ({ href, text }) => (isSafeAddress(href) ? <a href={href}>{text || href}</a> : text),
  // What looks like HTML was written by somebody: it is shown, and does nothing.
  html: ({ raw, block }) => (block ? <p>{raw}</p> : raw),
  escape: ({ text }) => unescapeHtml(text),
  table: (token) => <MarkdownTable {...(token as Tokens.Table)} />,
  text: ({ text, tokens }) => (tokens ? draw(tokens) : unescapeHtml(text)),
};

const drawToken = (token: Tokens.Generic): ReactNode => DRAWINGS[token.type]?.(token) ?? null;

function MarkdownTable({ header, rows }: Tokens.Table) {
  return (
    <table>
      <thead>
        <tr>
          {header.map(({ tokens }, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a text never move
            <th key={column}>{draw(tokens)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nor do its rows
          <tr key={row}>
            {cells.map(({ tokens }, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor its cells
              <td key={column}>{draw(tokens)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
