import { InvalidGrantType } from '../wire/errors.ts';
import { flow } from './flow.ts';
import { requireFields } from './steps/fields.ts';
import { judgeToken, presentRefreshToken, rejectEndedSession, rejectReuse, rotate } from './steps/refresh.ts';

export const refresh = flow('token', [
  requireFields('grant_type', 'refresh_token'),
  requireRefreshGrant,
  presentRefreshToken,
  rejectEndedSession,
  judgeToken,
  rejectReuse,
  rotate,
  answerTokens,
]);

function requireRefreshGrant({ grant_type }: { grant_type: string }) {
  if (grant_type !== 'refresh_token') throw InvalidGrantType();
}

/** The project's number, which nothing here has; the one the Auth emulator answers. */
const PROJECT_NUMBER = '12345';

function answerTokens({
  account,
  tokens,
}: {
  account: { id: string };
  tokens: { idToken: string; refreshToken: string; expiresIn: string };
}) {
  return {
    answer: {
      // The SDK keeps `access_token` and uses it as the ID token.
      access_token: tokens.idToken,
      expires_in: tokens.expiresIn,
      token_type: 'Bearer',
      refresh_token: tokens.refreshToken,
      id_token: tokens.idToken,
      user_id: account.id,
      project_id: PROJECT_NUMBER,
    },
  };
}
