import { FileButton, type FileButtonProps } from '@mantine/core';
import type { MouseEvent } from 'react';

/** A browser says nothing of a file that is chosen a second time, which may have changed meanwhile, unless the first is forgotten. */
export const FileChoice = (props: FileButtonProps) => <FileButton {...props} inputProps={FORGETFUL} />;

const FORGETFUL = {
  onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    currentTarget.value = '';
  },
};
