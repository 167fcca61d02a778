import { Button, type ButtonProps, type PolymorphicComponentProps } from '@mantine/core';

type KeyButtonProps = Omit<PolymorphicComponentProps<'button', ButtonProps>, 'size' | 'rightSection'> & {
  /** The key that does the same. */
  hint?: string;
};

/** A decision of the review, with its key written on it. */
export const KeyButton = ({ hint, ...button }: KeyButtonProps) => (
  <Button {...button} size="xs" rightSection={hint && <kbd>{hint}</kbd>} />
);
