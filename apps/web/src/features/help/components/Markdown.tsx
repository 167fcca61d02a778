import { Link } from '@tanstack/react-router';
import { lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode, useMemo } from 'react';
import { Prose } from '@/ui/Prose';

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

const DRAWINGS: Record<string, (token: Tokens.Generic) => ReactNode> = {
  heading: ({ depth, tokens }) => (depth < 3 ? <h2>{draw(tokens)}</h2> : <h3>{draw(tokens)}</h3>),
  paragraph: ({ tokens }) => <p>{draw(tokens)}</p>,
  list: ({ ordered, items }) => {
    const List = ordered ? 'ol' : 'ul';
    return <List>{draw(items)}</List>;
  },
  list_item: ({ tokens }) => <li>{draw(tokens)}</li>,
  strong: ({ tokens }) => <strong>{draw(tokens)}</strong>,
  em: ({ tokens }) => <em>{draw(tokens)}</em>,
  codespan: ({ text }) => <code>{unescapeHtml(text)}</code>,
  code: ({ text }) => (
    <pre>
      <code>{text}</code>
    </pre>
  ),
  link: ({ href, tokens }) =>
    href.startsWith('/') ? <Link to={href}>{draw(tokens)}</Link> : <a href={href}>{draw(tokens)}</a>,
  table: (token) => <ArticleTable {...(token as Tokens.Table)} />,
  text: ({ text, tokens }) => (tokens ? draw(tokens) : unescapeHtml(text)),
};

const drawToken = (token: Tokens.Generic): ReactNode => DRAWINGS[token.type]?.(token) ?? null;

function ArticleTable({ header, rows }: Tokens.Table) {
  return (
    <table>
      <thead>
        <tr>
          {header.map(({ text, tokens }) => (
            <th key={text}>{draw(tokens)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]?.text}>
            {cells.map(({ text, tokens }) => (
              <td key={text}>{draw(tokens)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
