import type { FastifyReply } from 'fastify';
import { AccountError } from '../wire/errors.ts';
import type { Call } from './call.ts';
import { applyCode, findCode, resetPassword } from './operations/codes.ts';

interface ActionQuery {
  mode?: string;
  oobCode?: string;
  apiKey?: string;
  continueUrl?: string;
  newPassword?: string;
}

/** What happens when somebody opens a link that would have been mailed. */
export async function openAction(call: Call, reply: FastifyReply) {
  const query: ActionQuery = call.query;
  const { mode = '', oobCode, apiKey } = query;
  if (!apiKey) return refuse(reply, 'missing apiKey query parameter');
  if (!oobCode) return refuse(reply, 'missing oobCode query parameter');
  const act = MODES[mode];
  if (!act) return refuse(reply, 'Invalid mode');
  try {
    const done = await act(call, { ...query, oobCode });
    if (query.continueUrl && mode !== 'recoverEmail') return reply.redirect(query.continueUrl, 303);
    return reply.send({ authEmulator: done });
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    return refuse(reply, error.message);
  }
}

const refuse = (reply: FastifyReply, error: string) => reply.code(400).send({ authEmulator: { error } });

type Mode = (call: Call, query: ActionQuery & { oobCode: string }) => Promise<object>;

const applied =
  (success: string): Mode =>
  async (call, { oobCode }) => ({ success, ...emailOf(await applyCode(call, oobCode)) });

const emailOf = (answer: object) => ('email' in answer ? { email: answer.email } : {});

const MODES: Record<string, Mode> = {
  verifyEmail: applied('The address is verified.'),
  verifyAndChangeEmail: applied('The address is verified and changed.'),
  recoverEmail: applied('The address is the former one again.'),
  async resetPassword(call, { oobCode, newPassword }) {
    if (!newPassword) throw new AccountError('missing newPassword query parameter');
    const answer = await resetPassword({ ...call, body: { oobCode, newPassword } });
    return { success: 'The password is changed.', ...emailOf(answer) };
  },
  /** Only the page that asked for the link can finish the sign-in: it is sent there with the code. */
  async signIn(call, { oobCode, continueUrl }) {
    const oob = await findCode(call, oobCode);
    if (!oob || !continueUrl) throw new AccountError('missing continueUrl query parameter');
    return { email: oob.email };
  },
};
