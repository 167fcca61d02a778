import { z } from 'zod';
import type { App } from '../../platform/http/types.ts';
import { KEPT_FOR_GOOD, UNTRUSTED } from '../../platform/http/untrusted-bytes.ts';
import { avatarPath } from '../../vocabulary/avatars.ts';
import { ME, nothing } from '../../vocabulary/paths.ts';
import { storableText } from '../../vocabulary/values.ts';
import { NotAPicture } from './avatars.errors.ts';
import { deleteAvatar } from './avatars.repository.ts';
import { type AvatarDeps, changeAvatar, readAvatar } from './avatars.usecases.ts';

const tags = ['me'];
const binary = z.any().meta({ type: 'string', format: 'binary' });

/** More than is kept, so that what is too big is told so by its own words. */
const MOST_RECEIVED_BYTES = 2_000_000;

export async function avatarRoutes(app: App, deps: AvatarDeps) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_RECEIVED_BYTES }, (_, body, done) =>
    done(null, body),
  );

  app.put(
    `${ME}/avatar`,
    {
      config: { idempotent: false },
      schema: {
        operationId: 'changeAvatar',
        summary: 'Your picture: PNG, JPEG or WebP, at most 1024 pixels a side',
        tags,
        consumes: ['application/octet-stream'],
        body: binary,
        response: { 200: z.object({ avatar: z.string() }) },
      },
    },
    async ({ account, body }) => {
      if (!Buffer.isBuffer(body)) throw new NotAPicture();
      return { avatar: avatarPath(await changeAvatar({ ...deps, account, bytes: body })) ?? '' };
    },
  );

  app.delete(
    `${ME}/avatar`,
    { schema: { operationId: 'deleteAvatar', tags, response: { 204: nothing } } },
    async ({ account }, reply) => {
      await deleteAvatar(deps.db, account.id);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/v1/avatars/:key',
    {
      // Pictures are fetched by browsers without a token; the name is as good as one, and known to who may see it.
      config: { open: true },
      schema: {
        operationId: 'getAvatar',
        summary: 'A picture, by the name that the list of people gives',
        tags: ['members'],
        produces: ['image/png', 'image/jpeg', 'image/webp'],
        params: z.object({ key: storableText.regex(/^[\w-]{43}$/) }),
        response: { 200: binary },
      },
    },
    async ({ params }, reply) => {
      const { mediaType, bytes } = await readAvatar({ ...deps, ...params });
      return reply
        .headers({ ...UNTRUSTED, ...KEPT_FOR_GOOD, 'content-type': mediaType })
        .send(Buffer.from(bytes));
    },
  );
}
