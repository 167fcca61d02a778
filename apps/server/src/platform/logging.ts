import { pino, stdSerializers } from 'pino';
import { withoutParameters } from './database.ts';

interface LogOptions {
  level: string;
  /** Readable lines for a person at a terminal; JSON for everything else. */
  pretty: boolean;
}

/** Addresses that are secrets themselves: whoever has one needs no sign-in. Also inside of `?redirect=`, encoded. */
const SECRET_PATHS = /((?:\/|%(?:25)*2F)(?:feeds|invitations|avatars)(?:\/|%(?:25)*2F))[^/?.&%]+/gi;
const SECRET_PARAMETERS =
  /((?:[?&]|%(?:25)*(?:3F|26))(?:oobCode|token|code|key|state)(?:=|%(?:25)*3D))(?:(?!%(?:25)*26)[^&])*/gi;

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
      err: (error: unknown) => stdSerializers.err(withoutParameters(error) as Error),
    },
    ...(pretty && {
      transport: {
        target: 'pino-pretty',
        options: { ignore: 'pid,hostname,reqId', translateTime: 'HH:MM:ss' },
      },
    }),
  });
}
