import { ActionIcon, Button } from '@mantine/core';
import { IconFingerprint, IconPencil, IconTrash } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { canUsePasskeys } from '@/lib/can-use-passkeys';
import { useCapabilities } from '@/lib/use-capabilities';
import { LoadFailed } from '@/ui/LoadFailed';
import { Section } from '@/ui/Section';
import { Bone, Waiting } from '@/ui/Waiting';
import { useMoments } from '../../model/moments';
import { type Passkey, placeOf } from '../../model/passkeys';
import { usePasskeys } from '../../passkey-queries';
import { Setting } from '../Setting';
import classes from './Account.module.css';
import { AccountDialog } from './AccountDialog';

const AddPasskey = lazy(() => import('./AddPasskey'));
const RemovePasskey = lazy(() => import('./RemovePasskey'));
const RenamePasskey = lazy(() => import('./RenamePasskey'));

type Open = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey };
const TITLES = { add: 'Add a passkey', rename: 'Rename the passkey', remove: 'Remove the passkey?' };

const WHAT_FOR =
  'Sign in with your fingerprint, your face or your screen lock. No password, no code, nothing that could be guessed or stolen.';
const ANOTHER = 'One on a second device lets you in when the first is lost.';
const NOT_HERE = 'This browser cannot make passkeys at this address. Try another browser or device.';

/** The passkeys of the account, where the server has such a thing. */
export function Passkeys() {
  const capabilities = useCapabilities();
  const canAdd = canUsePasskeys(capabilities);
  const isOffered = capabilities?.identity.passkeys ?? false;
  const { data: passkeys, error, refetch } = usePasskeys({ enabled: isOffered });
  const [isOpen, setOpen] = useState(false);
  const [open, setWhat] = useState<Open>({ what: 'add' });
  if (!isOffered) return null;

  const close = () => setOpen(false);
  function show(wanted: Open) {
    setWhat(wanted);
    setOpen(true);
  }

  return (
    <Section title="Passkeys">
      {error && <LoadFailed what="The list" error={error} onRetry={refetch} />}
      {!passkeys && !error && (
        <Waiting label="Looking for your passkeys">
          <Bone height={64} />
        </Waiting>
      )}
      {passkeys && passkeys.length > 0 && (
        <ul className={classes.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.credentialId}
              passkey={passkey}
              onRename={() => show({ what: 'rename', passkey })}
              onRemove={() => show({ what: 'remove', passkey })}
            />
          ))}
        </ul>
      )}
      {passkeys && (
        <Setting
          label={passkeys.length > 0 ? 'Another passkey' : 'No passkey yet'}
          hint={canAdd ? (passkeys.length > 0 ? ANOTHER : WHAT_FOR) : NOT_HERE}
        >
          {({ describedBy }) => (
            <Button
              variant="default"
              disabled={!canAdd}
              onClick={() => show({ what: 'add' })}
              aria-describedby={describedBy}
            >
              Add a passkey…
            </Button>
          )}
        </Setting>
      )}
      <AccountDialog opened={isOpen} onClose={close} title={TITLES[open.what]} closeOnClickOutside={false}>
        {open.what === 'add' && <AddPasskey onClose={close} />}
        {open.what === 'rename' && <RenamePasskey passkey={open.passkey} onClose={close} />}
        {open.what === 'remove' && <RemovePasskey passkey={open.passkey} onClose={close} />}
      </AccountDialog>
    </Section>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { dayOf, momentOf } = useMoments();
  const { name, enrolledAt, lastUsedAt } = passkey;
  const used = lastUsedAt ? `last used ${momentOf(lastUsedAt)}` : 'never used yet';
  return (
    <li className={classes.session}>
      <IconFingerprint className={classes.icon} size={20} stroke={1.5} aria-hidden="true" />
      <div className={classes.words}>
        <p className={classes.label}>{name}</p>
        <p className={classes.hint}>
          {placeOf(passkey)} · added {dayOf(enrolledAt)} · {used}
        </p>
      </div>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Rename ${name}`} onClick={onRename}>
        <IconPencil size={16} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Remove ${name}`} onClick={onRemove}>
        <IconTrash size={16} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}
