import { z } from 'zod';
import { type ProjectConfig, withMask } from './configurations.ts';
import { flag, read } from './read.ts';
import { ensure } from './refusals.ts';

const bodySchema = z.looseObject({
  signIn: z.looseObject({ allowDuplicateEmails: flag }).optional(),
  emailPrivacyConfig: z.looseObject({ enableImprovedEmailPrivacy: flag }).optional(),
  blockingFunctions: z
    .looseObject({
      triggers: z.record(z.string(), z.looseObject({ functionUri: z.string().optional() })).optional(),
    })
    .optional(),
  passwordPolicyConfig: z.looseObject({}).optional(),
  authorizedDomains: z.array(z.string()).optional(),
});

/** Where the configuration of a project is kept. */
export interface ConfigShelf {
  config(): Promise<ProjectConfig>;
  keep(config: ProjectConfig): Promise<void>;
}

export const defaultProjectConfig = (): ProjectConfig => ({
  signIn: { allowDuplicateEmails: false },
  blockingFunctions: {},
  emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
});

const EVENTS = ['beforeCreate', 'beforeSignIn'];

/** `PATCH …/config`: without a mask everything is replaced, and what is not said falls back to its default. */
export async function updateProjectConfig(
  shelf: ConfigShelf,
  body: unknown,
  updateMask: string | undefined,
): Promise<ProjectConfig> {
  const update = read(bodySchema, body);
  for (const [event, trigger] of Object.entries(update.blockingFunctions?.triggers ?? {})) {
    ensure(EVENTS.includes(event), 'INVALID_BLOCKING_FUNCTION', '((Event type is invalid.))');
    const detail = '((Expected an absolute URI with valid scheme and host.))';
    ensure(URL.canParse(trigger.functionUri ?? ''), 'INVALID_BLOCKING_FUNCTION', detail);
  }
  const next = updateMask ? withMask(await shelf.config(), update, updateMask) : replaced(update);
  await shelf.keep(next);
  return next;
}

function replaced(update: z.output<typeof bodySchema>): ProjectConfig {
  const {
    signIn,
    blockingFunctions = {},
    emailPrivacyConfig,
    passwordPolicyConfig,
    authorizedDomains,
  } = update;
  return {
    signIn: { allowDuplicateEmails: signIn?.allowDuplicateEmails ?? false },
    blockingFunctions,
    emailPrivacyConfig: {
      enableImprovedEmailPrivacy: emailPrivacyConfig?.enableImprovedEmailPrivacy ?? false,
    },
    ...(passwordPolicyConfig && { passwordPolicyConfig }),
    ...(authorizedDomains && { authorizedDomains }),
  };
}
