import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { fastifyPlugin } from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { usePagePolicy } from '../web-app/content-security-policy.ts';
import { openAllRoutes } from './open-scope.ts';
import { tidyComponents } from './openapi-components.ts';
import type { App } from './types.ts';

interface OpenApiOptions {
  version: string;
}

/** The API as OpenAPI 3.1, made from the routes' own schemas. Routes outside /api are not part of it. */
export const openApi = fastifyPlugin(async (app: App, { version }: OpenApiOptions) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Syllabi', version, description: 'Everything the web app does, for your own tools.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document);
      const isOpen = document.route.config?.open === true;
      return {
        url,
        schema: { ...schema, hide: !url.startsWith('/api/v1/'), security: isOpen ? [] : [{ bearer: [] }] },
      };
    },
    transformObject: (document) => tidyComponents(jsonSchemaTransformObject(document)),
  });
});

/** The document for tools and the same for people. Registered last: it shows the routes before it. */
export async function openApiPages(app: App, { isHttps }: { isHttps: boolean }) {
  openAllRoutes(app);
  app.addHook('onRequest', usePagePolicy({ isHttps }));
  app.get('/api/openapi.json', async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { url: '/api/openapi.json', layout: 'BaseLayout', docExpansion: 'list' },
    theme: { title: 'Syllabi API' },
  });
}
