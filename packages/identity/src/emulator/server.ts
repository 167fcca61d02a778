import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { ensure, InvalidPayload } from '../admin/refusals.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { Log } from '../log.ts';
import { AccountError, toWireError, Unexpected, UnknownPath } from '../wire/errors.ts';
import { openAction } from './action.ts';
import type { Call } from './call.ts';
import { CONTROL_CALLS, EMULATOR_CALLS, projectConfig, tenantConfig } from './control.ts';
import { canonicalPath, createMatcher, type Matched } from './paths.ts';
import { camelCased, isOwner, OwnersOnly, requireApiKey, targetOf } from './requests.ts';
import { ACCOUNT_CALLS } from './routes.ts';
import { openSilo } from './silo.ts';
import type { Store } from './store.repository.ts';
import { type Aside, createTurns } from './turns.ts';

export interface ServerDeps {
  store: Store;
  projectId: string;
  log: Log;
  clock?: Clock | undefined;
}

const BODY_LIMIT_BYTES = 64 * 1024 * 1024;

/** The calls of the account API, of administrators and of test suites, for whoever asks. */
export function createServer({ store, projectId: defaultProject, log, clock = systemClock }: ServerDeps) {
  const app = Fastify({ bodyLimit: BODY_LIMIT_BYTES, forceCloseConnections: true });
  const accountCall = createMatcher(ACCOUNT_CALLS);
  const controlCall = createMatcher(CONTROL_CALLS);
  const emulatorCall = createMatcher(EMULATOR_CALLS);
  const inTurn = createTurns();
  takeAnyBody(app);
  allowAnyOrigin(app);
  app.setErrorHandler((error: FastifyError | AccountError, _request, reply) => refuse(error, reply, log));

  const originOf = ({ protocol, headers }: FastifyRequest) => `${protocol}://${headers.host}`;

  async function openCall(
    request: FastifyRequest,
    { project, tenant }: Omit<Matched<unknown>, 'found'>,
    { asOwner, aside }: { asOwner: boolean; aside: Aside },
  ): Promise<Call> {
    const body = camelCased(request.body);
    const query = request.query as Record<string, string | undefined>;
    const place = { project, tenant: tenant ?? query.tenantId, body, isOwner: asOwner };
    const { projectId, tenantId } = targetOf(place, defaultProject);
    const silo = openSilo({
      store,
      projectId,
      project: await projectConfig(store, projectId),
      tenant: tenantId === undefined ? undefined : await tenantConfig(store, projectId, tenantId),
    });
    ensure(!silo.policy.isDisabled, 'PROJECT_DISABLED');
    const origin = originOf(request);
    return { silo, directory: silo.directory, body, query, now: clock.now(), origin, aside };
  }

  const controlOf = (request: FastifyRequest, { project = defaultProject, tenant }: Matched<unknown>) => ({
    store,
    projectId: project,
    tenantId: tenant,
    body: camelCased(request.body),
    query: request.query as Record<string, string | undefined>,
  });

  async function answer(request: FastifyRequest, aside: Aside): Promise<object> {
    const path = canonicalPath(request.url.split('?')[0] ?? '');
    const called = `${request.method} ${decodeURIComponent(path)}`;
    const emulator = emulatorCall(called);
    if (emulator) return emulator.found(controlOf(request, emulator));
    const asOwner = isOwner(request);
    const control = controlCall(called);
    const account = accountCall(called);
    if (!control && !account) throw UnknownPath();
    if (!asOwner) requireApiKey(request);
    if (control) {
      if (!asOwner) throw OwnersOnly();
      return control.found(controlOf(request, control));
    }
    const operation = asOwner ? account?.found.admin : account?.found.client;
    if (!account || !operation) throw OwnersOnly();
    return operation(await openCall(request, account, { asOwner, aside }));
  }

  app.get('/', async () => ({ authEmulator: { ready: true } }));
  app.get('/emulator/action', async (request, reply) => {
    const { tenantId: tenant } = request.query as { tenantId?: string };
    return inTurn(async (aside) => {
      const call = await openCall(request, { project: undefined, tenant }, { asOwner: true, aside });
      return openAction(call, reply);
    });
  });
  app.all('/*', (request) => inTurn((aside) => answer(request, aside)));
  return app;
}

/** Bodies are JSON or forms, may be left out, and not every client says which it sends. */
function takeAnyBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (request.headers['content-type']?.includes('x-www-form-urlencoded')) {
      return done(null, Object.fromEntries(new URLSearchParams(text)));
    }
    try {
      done(null, text === '' ? {} : JSON.parse(text));
    } catch (error) {
      const message = `Invalid JSON payload received. ${error instanceof Error ? error.message : ''}`;
      done(InvalidPayload(message));
    }
  });
}

/** A wildcard would not do: some clients take none. */
function allowAnyOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    if (headers['access-control-request-private-network']) {
      reply.header('access-control-allow-private-network', 'true');
    }
    if (headers.origin) {
      reply.header('access-control-allow-origin', headers.origin).header('vary', 'Origin');
    }
    if (method !== 'OPTIONS') return;
    return reply
      .header('access-control-allow-methods', 'GET,HEAD,PUT,PATCH,POST,DELETE')
      .header('access-control-allow-headers', headers['access-control-request-headers'] ?? '')
      .code(204)
      .send();
  });
}

const STATUS_WORDS: Record<number, string> = {
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  501: 'NOT_IMPLEMENTED',
};

function refuse(error: FastifyError | AccountError, reply: FastifyReply, log: Log) {
  const known = asAccountError(error);
  if (known.status === 500) log.error({ err: error }, 'a call failed');
  const wire = toWireError(known).error;
  const status = known.statusName ?? STATUS_WORDS[known.status];
  return reply.code(known.status).send({ error: { ...wire, ...(status && { status }) } });
}

/** What Fastify itself refuses, a body that is too long for instance, is the client's fault too. */
function asAccountError(error: FastifyError | AccountError): AccountError {
  if (error instanceof AccountError) return error;
  const { statusCode = 500 } = error;
  return statusCode < 500 ? new AccountError(error.message, { status: statusCode }) : Unexpected();
}
