import { v7 } from 'uuid';

/** A new identifier: UUID version 7, so rows made later sort later and keep their index compact. */
export const newId = (): string => v7();
