import { Fragment, useMemo } from 'react';
import classes from './MessageText.module.css';
import { type Inline, readMarkup } from './markup';

/** A message as elements and never as HTML text, so that nothing in it could become markup of its own. */
export function MessageText({ text, names }: { text: string; names: readonly string[] }) {
  const blocks = useMemo(() => readMarkup(text, names), [text, names]);
  return (
    <div className={classes.text}>
      {blocks.map((block, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
        if (block.kind === 'code') return <pre key={index}>{block.text}</pre>;
        const Tag = block.kind === 'quote' ? 'blockquote' : 'p';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Tag key={index}>
            {block.lines.map((line, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do its lines
              <Fragment key={row}>
                {row > 0 && <br />}
                {line.map((part, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor their parts
                  <Part key={place} part={part} />
                ))}
              </Fragment>
            ))}
          </Tag>
        );
      })}
    </div>
  );
}

export function Part({ part }: { part: Inline }) {
  switch (part.kind) {
    case 'link':
      return (
        <a href={part.href} target="_blank" rel="noreferrer noopener">
          {part.text}
        </a>
      );
    case 'mention':
      return <span className={classes.mention}>{part.text}</span>;
    case 'text':
      return part.text;
    default: {
      const Tag = part.kind;
      return <Tag>{part.text}</Tag>;
    }
  }
}
