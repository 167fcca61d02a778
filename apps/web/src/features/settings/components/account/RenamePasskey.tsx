import { type Passkey, renamePasskey } from '../../model/passkeys';
import { PasskeyForm } from './PasskeyForm';

interface RenamePasskeyProps {
  passkey: Passkey;
  onClose: () => void;
}

export default function RenamePasskey({ passkey, onClose }: RenamePasskeyProps) {
  const rename = (name: string) => renamePasskey(passkey.credentialId, name);
  return <PasskeyForm name={passkey.name} submitLabel="Rename" onSubmit={rename} onClose={onClose} />;
}
