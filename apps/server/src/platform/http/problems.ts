import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type FieldFault, InvalidRequest, Problem, RouteNotFound, Unexpected } from '../errors.ts';

const PROBLEM_JSON = 'application/problem+json; charset=utf-8';

/** Answers every failure of the API in one shape; what we do not know is logged and stays unsaid. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = asProblem(error);
  if (!problem) request.log.error({ err: error }, 'unexpected failure');
  return sendProblem(problem ?? new Unexpected(), request, reply);
}

export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply) {
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .type(PROBLEM_JSON)
    .serializer(JSON.stringify)
    .send(toWireProblem(problem, request.id));
}

export const answerUnknownRoute = (request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(new RouteNotFound(), request, reply);

function toWireProblem(problem: Problem, requestId: string) {
  return {
    ...problem.members,
    type: `urn:syllabi:problem:${problem.code.replace('/', ':')}`,
    title: problem.title,
    status: problem.status,
    ...(problem.detail !== undefined && { detail: problem.detail }),
    code: problem.code,
    errors: problem.errors,
    requestId,
  };
}

function asProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return new InvalidRequest({ errors: toFieldFaults(error) });
  if (isClientError(error)) return fromFastify(error);
  return undefined;
}

function toFieldFaults({
  validation,
  validationContext,
}: Pick<FastifyError, 'validation' | 'validationContext'>): FieldFault[] {
  return (validation ?? []).map(({ instancePath, message, keyword }) => ({
    field: instancePath.slice(1).replaceAll('/', '.') || (validationContext ?? 'body'),
    message: message ?? 'is not valid',
    code: keyword,
  }));
}

/** Not every plugin gives its errors a code. */
type ClientError = Error & Partial<Pick<FastifyError, 'code' | 'statusCode'>>;

function isClientError(error: unknown): error is ClientError {
  if (!(error instanceof Error) || !('statusCode' in error)) return false;
  return typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500;
}

/** Refusals of Fastify and its plugins (bad JSON, body too large, a folder that is no file) keep their status and code. */
class FastifyRefusal extends Problem {
  override readonly name = 'FastifyRefusal';
  readonly code: string;
  readonly status: number;
  readonly title: string;

  constructor(error: ClientError) {
    super({ cause: error });
    this.code = `request/${(error.code ?? 'refused')
      .replace(/^FST_(ERR_)?/, '')
      .toLowerCase()
      .replaceAll('_', '-')}`;
    this.status = error.statusCode ?? 400;
    this.title = error.message;
  }
}

const fromFastify = (error: ClientError): Problem => new FastifyRefusal(error);
