import { OperationNotAllowed } from '../wire/errors.ts';
import { flow } from './flow.ts';
import { refuse } from './steps/refuse.ts';

/** No other provider is configured on this server. */
export const signInWithIdp = flow('accounts:signInWithIdp', [refuse(OperationNotAllowed)]);
