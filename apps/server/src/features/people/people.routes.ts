import type { App } from '../../platform/http/types.ts';
import { requireVersion, setVersion } from '../../platform/http/versions.ts';
import { ifMatch, ME, nothing } from '../../vocabulary/paths.ts';
import { browserZone, meView, profile, profilePatch, settingsPatch, settingsView } from './people.schemas.ts';
import {
  changeProfile,
  changeSettings,
  describeMe,
  type PeopleDeps,
  readSettings,
  seeBrowserZone,
} from './people.usecases.ts';
import { toProfileView, toSettingsView } from './people.views.ts';

const tags = ['me'];

export async function peopleRoutes(app: App, deps: PeopleDeps) {
  app.get(
    ME,
    {
      config: { whileLeaving: true },
      schema: {
        operationId: 'getMe',
        summary: 'Who you are and where you belong',
        tags,
        response: { 200: meView },
      },
    },
    async ({ account }) => describeMe({ ...deps, account }),
  );

  app.put(
    `${ME}/browser-time-zone`,
    {
      schema: {
        operationId: 'putBrowserTimeZone',
        summary: 'Where the browser is, for those who have not chosen a zone',
        tags,
        body: browserZone,
        response: { 204: nothing },
      },
    },
    async ({ account, body }, reply) => {
      await seeBrowserZone({ ...deps, account, ...body });
      return reply.code(204).send(null);
    },
  );

  app.patch(
    `${ME}/profile`,
    { schema: { operationId: 'changeProfile', tags, body: profilePatch, response: { 200: profile } } },
    async ({ account, body }) => toProfileView(await changeProfile({ ...deps, account, change: body })),
  );

  app.get(
    `${ME}/settings`,
    { schema: { operationId: 'getSettings', tags, response: { 200: settingsView } } },
    async ({ account }, reply) => {
      const person = await readSettings({ ...deps, account });
      setVersion(reply, person.settingsVersion);
      return toSettingsView(person);
    },
  );

  app.patch(
    `${ME}/settings`,
    {
      schema: {
        operationId: 'changeSettings',
        tags,
        headers: ifMatch,
        body: settingsPatch,
        response: { 200: settingsView },
      },
    },
    async (request, reply) => {
      const { account, body } = request;
      const person = await changeSettings({
        ...deps,
        account,
        version: requireVersion(request),
        change: body,
      });
      setVersion(reply, person.settingsVersion);
      return toSettingsView(person);
    },
  );
}
