export { accounts, deletions, providerLinks } from '../accounts/accounts.tables.ts';
export { auditEvents } from '../audit/audit.tables.ts';
export { oobCodes } from '../codes/codes.tables.ts';
export { rateLimits } from '../limits/limits.tables.ts';
export { recoveryCodes } from '../second-factors/recovery-codes.tables.ts';
export { secondFactors } from '../second-factors/second-factors.tables.ts';
export { refreshTokens, sessions } from '../sessions/sessions.tables.ts';
export { signingKeys } from '../tokens/signing-keys.tables.ts';
export { identitySchema } from './tables.ts';
