import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { withoutParameters } from '../database/database.ts';
import type { Collaborators } from '../flows/context.ts';
import type { Flow } from '../flows/flow.ts';
import { toPolicyView } from '../passwords/password.rules.ts';
import { addPopupRoutes } from '../popup/popup.routes.ts';
import type { Keyring } from '../tokens/keyring.ts';
import { allowAuthorizedDomains } from './cors.ts';
import {
  AccountError,
  Busy,
  InvalidApiKey,
  invalidArgument,
  MissingApiKey,
  toWireError,
  Unexpected,
  UnknownPath,
} from './errors.ts';
import { V1_FLOWS, V2_FLOWS } from './flows.ts';
import { parseRequestBody } from './request-body.ts';

const API_FAILED = 'the account API failed';
const BODY_LIMIT_BYTES = 64 * 1024;
/** How long verifiers may keep the published keys. A new key is published a day before it signs. */
const JWKS_MAX_AGE_SECONDS = 3600;

export interface PluginDeps {
  collaborators: Collaborators;
  keyring: Keyring;
  now(): Date;
  onReady(): Promise<void>;
  onClose(): Promise<void>;
}

/** The account API as a Fastify plugin with its own error answers; it leaves the rest of the application alone. */
export function createPlugin(deps: PluginDeps): FastifyPluginAsync {
  const { settings } = deps.collaborators;
  return async (app) => {
    await app.register(formbody, { bodyLimit: BODY_LIMIT_BYTES });
    // Fields named to reach what every object has are dropped, like all that nobody knows.
    const parseJson = app.getDefaultJsonParser('remove', 'remove');
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      parseJson,
    );
    app.setErrorHandler((error: FastifyError | AccountError, request, reply) => {
      const known = asAccountError(error);
      if (known.status === 500) request.log.error({ err: withoutParameters(error) }, API_FAILED);
      if (known.retryAfterSeconds) reply.header('retry-after', known.retryAfterSeconds);
      return reply.code(known.status).send(toWireError(known));
    });
    app.addHook('onReady', deps.onReady);
    app.addHook('onClose', deps.onClose);

    app.get('/.well-known/jwks.json', async (_request, reply) =>
      reply
        .header('cache-control', `public, max-age=${JWKS_MAX_AGE_SECONDS}`)
        .header('access-control-allow-origin', '*')
        .send(await deps.keyring.jwks()),
    );

    const codeFlow = deps.collaborators.providers.get('google.com')?.codeFlow;
    if (codeFlow) addPopupRoutes(app, { ...deps.collaborators, codeFlow, now: deps.now });

    const api = async (scope: FastifyInstance) => {
      allowAuthorizedDomains(scope, settings.authorizedDomains);
      scope.addHook('onRequest', (request, _reply, done) => {
        requireApiKey(request, settings.apiKey);
        done();
      });
      scope.addHook('onSend', (_request, reply, _payload, done) => {
        reply.header('cache-control', 'no-store');
        done();
      });
      scope.setNotFoundHandler(() => {
        throw UnknownPath();
      });
    };
    const v1 = async (scope: FastifyInstance) => {
      await api(scope);
      addFlows(scope, V1_FLOWS, deps);
      scope.get('/projects', async () => ({
        projectId: settings.projectId,
        authorizedDomains: settings.authorizedDomains,
      }));
    };
    const v2 = async (scope: FastifyInstance) => {
      await api(scope);
      addFlows(scope, V2_FLOWS, deps);
      scope.get('/passwordPolicy', async () => toPolicyView(settings.passwordPolicy));
      scope.get('/recaptchaConfig', async () => ({
        // The SDK takes the key's name apart even when nothing is enforced.
        recaptchaKey: `projects/${settings.projectId}/keys/none`,
        recaptchaEnforcementState: [],
      }));
    };
    for (const host of ['', '/identitytoolkit.googleapis.com']) {
      await app.register(v1, { prefix: `${host}/v1` });
      await app.register(v2, { prefix: `${host}/v2` });
    }
    await app.register(v1, { prefix: '/securetoken.googleapis.com/v1' });
  };
}

function addFlows(app: FastifyInstance, flows: Record<string, Flow>, { collaborators, now }: PluginDeps) {
  for (const [name, flow] of Object.entries(flows)) {
    const path = `/${name.replace(':', '::')}`; // a single colon would begin a parameter
    app.post(path, { bodyLimit: BODY_LIMIT_BYTES }, async (request) =>
      flow({
        ...collaborators,
        action: name,
        body: parseRequestBody(request.body),
        client: { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 512) },
        now: now(),
      }),
    );
  }
}

function requireApiKey(request: FastifyRequest, apiKey: string) {
  if (request.method === 'OPTIONS') return;
  const { key } = request.query as { key?: string };
  if (!key) throw MissingApiKey();
  if (key !== apiKey) throw InvalidApiKey();
}

function asAccountError(error: FastifyError | AccountError): AccountError {
  if (error instanceof AccountError) return error;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 503) return Busy();
  return status && status < 500 ? invalidArgument(error.message) : Unexpected();
}
