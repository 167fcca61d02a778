import { Confirmation, type ConfirmationProps } from './Confirmation';
import LoadedDialog from './LoadedDialog';

interface SureProps extends ConfirmationProps {
  /** The question, such as `Leave the group?`. */
  title: string;
}

/** Asks before something goes that nobody can bring back. */
export default function Sure({ title, ...confirmation }: SureProps) {
  return (
    <LoadedDialog opened onClose={confirmation.onClose} title={title}>
      <Confirmation {...confirmation} />
    </LoadedDialog>
  );
}
