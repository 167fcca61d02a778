import { pino, stdSerializers } from 'pino';

interface LogOptions {
  level: string;
  /** Readable lines for a person at a terminal; JSON for everything else. */
  pretty: boolean;
}

/** Addresses that are secrets themselves: whoever has one needs no sign-in. */
const SECRET_PATHS = /(\/feeds\/|\/invitations\/)[^/?.]+/g;
const SECRET_PARAMETERS = /([?&](?:oobCode|token|code|key|state)=)[^&]*/g;

export const withoutSecrets = (url: string): string =>
  url.replace(SECRET_PATHS, '$1[redacted]').replace(SECRET_PARAMETERS, '$1[redacted]');

export function createLog({ level, pretty }: LogOptions) {
  return pino({
    level,
    redact: [
      'req.headers.authorization',
      'req.headers.cookie',
      '*.password',
      '*.token',
      '*.idToken',
      '*.refreshToken',
    ],
    serializers: {
      req: (request) => ({ method: request.method, url: withoutSecrets(request.url), ip: request.ip }),
      err: stdSerializers.err,
    },
    ...(pretty && {
      transport: {
        target: 'pino-pretty',
        options: { ignore: 'pid,hostname,reqId', translateTime: 'HH:MM:ss' },
      },
    }),
  });
}
