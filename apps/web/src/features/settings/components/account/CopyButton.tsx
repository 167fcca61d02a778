import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';

/** Copies, and says so in its own place. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? IconCheck : IconCopy;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<Icon size={14} stroke={1.75} aria-hidden="true" />}
      onClick={copy}
      aria-label={isCopied ? undefined : `Copy ${what}`}
    >
      <span role="status">{isCopied ? 'Copied' : 'Copy'}</span>
    </Button>
  );
}
