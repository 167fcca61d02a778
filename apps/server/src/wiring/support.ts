import { findPerson } from '../features/people/people.repository.ts';
import type { SupportDeps } from '../features/support/support.usecases.ts';
import type { FeatureDeps } from '../features.ts';

/** Messages to whoever runs this server, by the name that their writer goes by. */
export const wireSupport = (deps: FeatureDeps): SupportDeps => ({
  ...deps,
  nameOf: async ({ id, displayName, email }) => (await findPerson(deps.db, id))?.name || displayName || email,
});
