import { ensure } from '../../admin/refusals.ts';
import type { Call } from '../call.ts';
import { policyView } from '../password-policy.ts';

/** The number of a project here, whichever it is. */
const PROJECT_NUMBER = '12345';

export async function describeProject({ silo }: Call): Promise<object> {
  ensure(!silo.tenantId, 'UNSUPPORTED_TENANT_OPERATION');
  return { projectId: PROJECT_NUMBER, authorizedDomains: silo.policy.authorizedDomains ?? ['localhost'] };
}

/** Nothing asks for a proof of being human here, so the keys are no keys. */
export const recaptchaParams = async (): Promise<object> => ({
  kind: 'identitytoolkit#GetRecaptchaParamResponse',
  recaptchaStoken: 'no-token',
  recaptchaSiteKey: 'no-key',
});

export const recaptchaConfig = async ({ silo }: Call): Promise<object> => ({
  recaptchaKey: `projects/${silo.projectId}/keys/none`,
  recaptchaEnforcementState: [],
});

export const passwordPolicy = async ({ silo }: Call): Promise<object> =>
  policyView(silo.policy.passwordPolicy);
