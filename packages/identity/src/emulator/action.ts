import type { FastifyReply } from 'fastify';
import { AccountError } from '../wire/errors.ts';
import type { Call } from './call.ts';
import { applyCode, findCode, type OobType, resetPassword } from './operations/codes.ts';

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
  const action = Object.hasOwn(ACTIONS, mode) ? ACTIONS[mode] : undefined;
  if (!action) return refuse(reply, 'Invalid mode');
  try {
    const done = await action.act(call, { ...query, oobCode });
    if (done instanceof URL) return reply.redirect(done.href, 303);
    if (query.continueUrl && mode !== 'recoverEmail') return reply.redirect(query.continueUrl, 303);
    return reply.send({ authEmulator: done });
  } catch (error) {
    if (error instanceof Incomplete) return refuse(reply, error.message);
    if (isOfCode(error)) return refuse(reply, action.expired);
    throw error;
  }
}

const refuse = (reply: FastifyReply, error: string) => reply.code(400).send({ authEmulator: { error } });

/** The link lacks something that whoever opens it has to add. */
class Incomplete extends Error {}

/** The code is unknown, spent, or was sent for something that no link does. */
const isOfCode = (error: unknown) =>
  error instanceof AccountError && (error.code === 'INVALID_OOB_CODE' || error.status === 501);

interface Action {
  act(call: Call, query: ActionQuery & { oobCode: string }): Promise<object | URL>;
  /** In the words that clients of the Auth emulator know. */
  expired: string;
}

const expiredRequest = (what: string) =>
  `Your request to ${what} your email has expired or the link has already been used.`;
const PLACEHOLDER = 'NEW_PASSWORD_HERE';

const ACTIONS: Record<string, Action> = {
  verifyEmail: {
    expired: expiredRequest('verify'),
    async act(call, { oobCode }) {
      const { email } = await applyCode(call, oobCode);
      return { success: 'The email has been successfully verified.', email };
    },
  },
  verifyAndChangeEmail: {
    expired: expiredRequest('change'),
    async act(call, { oobCode }) {
      const { newEmail } = await applyCode(call, oobCode);
      return { success: 'The email has been successfully changed.', newEmail };
    },
  },
  recoverEmail: {
    expired: 'Requested mode does not match the OOB code provided.',
    async act(call, { oobCode }) {
      await requireCode(call, oobCode, 'RECOVER_EMAIL');
      const { email } = await applyCode(call, oobCode);
      return { success: 'The email has been successfully reset.', email };
    },
  },
  resetPassword: {
    expired: 'Your request to reset your password has expired or the link has already been used.',
    async act(call, { oobCode, newPassword }) {
      await requireCode(call, oobCode, 'PASSWORD_RESET');
      if (!newPassword) throw new Incomplete('missing newPassword query parameter');
      if (newPassword === PLACEHOLDER) {
        throw new Incomplete(`newPassword must be something other than '${PLACEHOLDER}'`);
      }
      const { email } = await resetPassword({ ...call, body: { oobCode, newPassword } });
      return { success: 'The password has been successfully updated.', email };
    },
  },
  signIn: { expired: '', act: async ({ query }) => toPageThatAsked(query) },
};

async function requireCode(call: Call, oobCode: string, type: OobType): Promise<void> {
  const oob = await findCode(call, oobCode);
  if (oob?.requestType !== type) throw new AccountError('INVALID_OOB_CODE');
}

/** Only the page that asked for the link can finish the sign-in: it is sent there with all that the link says. */
function toPageThatAsked({ continueUrl, ...link }: Call['query']): URL {
  if (!continueUrl || !URL.canParse(continueUrl)) throw new Incomplete('Missing continueUrl query parameter');
  const page = new URL(continueUrl);
  for (const [name, value = ''] of Object.entries(link)) page.searchParams.set(name, value);
  return page;
}
