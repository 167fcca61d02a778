import { z } from 'zod';

const part = z
  .object({
    on: z.boolean(),
    missing: z
      .array(z.string())
      .describe('Settings that would switch it on; none where this version cannot do it at all'),
  })
  .meta({ id: 'CapabilityPart' });

export const capabilitiesView = z
  .object({
    version: z.string(),
    publicUrl: z.string(),
    identity: z.object({
      provider: z.enum(['embedded', 'firebase']),
      projectId: z.string(),
      apiKey: z.string(),
      authDomain: z.string().nullable(),
      emailLink: z.boolean(),
      emailCodes: z.boolean().describe('Six digits by mail as a way to sign in'),
      passkeys: z.boolean().describe('Passkeys as a way to sign in, at the host of `publicUrl` and below it'),
      totp: z.boolean(),
      sessions: z.boolean().describe('Whether it can be told where a person is signed in'),
      tokenSyncPath: z.string().nullable(),
    }),
    google: part,
    billing: part,
    calendars: z.object({ feed: part, google: part, caldav: part }),
    languageModel: part,
    mail: z.enum(['outbox', 'smtp']),
    limits: z.object({
      fileBytes: z.int(),
      pages: z.int(),
      extensions: z.array(z.string()),
      restoreDays: z.int().describe('How long a deleted thing can be brought back'),
      invitationDays: z.int(),
      workspaceBytes: z
        .int()
        .nullable()
        .describe('What the documents and chat files of a workspace may take up'),
    }),
  })
  .meta({ id: 'Capabilities' });

export type CapabilitiesView = z.infer<typeof capabilitiesView>;
