import type { RouteHandlerMethod } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { isReading } from './methods.ts';
import type { App } from './types.ts';

/**
 * What a write has done is done, whether or not somebody still waits for the answer: it goes through `onSend` all the
 * same. Fastify leaves an empty answer away where the connection is gone, and with it whatever hangs on that hook.
 */
export const finishWrites = fastifyPlugin(async (app: App) => {
  app.addHook('onRoute', (route) => {
    if ([route.method].flat().every(isReading)) return;
    route.handler = answering(route.handler);
  });
});

const answering = (handler: RouteHandlerMethod): RouteHandlerMethod =>
  async function (request, reply) {
    const answer = await handler.call(this, request, reply);
    return answer === undefined && !reply.sent ? reply.send() : answer;
  };
