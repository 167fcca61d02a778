import type { Flow } from '../flows/flow.ts';
import { lookup } from '../flows/lookup.ts';
import { signInWithPassword } from '../flows/sign-in-with-password.ts';
import { signUp } from '../flows/sign-up.ts';

/** Which flow answers which call under `/v1`. */
export const V1_FLOWS: Record<string, Flow> = {
  'accounts:lookup': lookup,
  'accounts:signInWithPassword': signInWithPassword,
  'accounts:signUp': signUp,
};

/** Which flow answers which call under `/v2`. */
export const V2_FLOWS: Record<string, Flow> = {};
