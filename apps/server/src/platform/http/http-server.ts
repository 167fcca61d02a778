import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { answerProblem } from './problems.ts';
import type { App } from './types.ts';

interface HttpServerOptions {
  log: FastifyBaseLogger;
  trustProxy: boolean | string;
}

const MAX_JSON_BYTES = 1024 * 1024;
const SOUND_REQUEST_ID = /^[\w.-]{8,64}$/;

/** One proxy speaks the truth about who it heard; the rest of `X-Forwarded-For` is whatever that client wrote. */
const believeNearest = (_address: string, hop: number): boolean => hop === 0;

/** An HTTP server that knows zod schemas, request ids and how to answer failures; its doors come with plugins. */
export function createHttpServer({ log, trustProxy }: HttpServerOptions): App {
  const app = Fastify({
    loggerInstance: log,
    trustProxy: trustProxy === true ? believeNearest : trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerProblem,
    bodyLimit: MAX_JSON_BYTES,
    forceCloseConnections: 'idle',
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && SOUND_REQUEST_ID.test(given) ? given : randomUUID();
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerProblem);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const facts = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log[reply.statusCode >= 500 ? 'error' : levelFor(request.url)](facts, 'answered');
    done();
  });
  return app;
}

/** Files and signs of life would bury what people did. */
const levelFor = (url: string): 'info' | 'debug' =>
  /^\/(assets\/|healthz|readyz)/.test(url) ? 'debug' : 'info';
