import { SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { InviteByLink } from './InviteByLink';
import { InviteByMail } from './InviteByMail';

const WAYS = [
  { value: 'mail', label: 'By e-mail' },
  { value: 'link', label: 'By link' },
] as const;

/** The ways to let others in, each with its form. */
export default function Invite({ onClose }: { onClose: () => void }) {
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('mail');
  return (
    <Stack>
      <SegmentedControl
        fullWidth
        aria-label="How to invite"
        data={[...WAYS]}
        value={way}
        onChange={(value) => setWay(value as typeof way)}
      />
      {way === 'mail' ? <InviteByMail onClose={onClose} /> : <InviteByLink onClose={onClose} />}
    </Stack>
  );
}
