import type { App } from '../../platform/http/types.ts';
import { type CapabilitiesView, capabilitiesView } from './capabilities.schemas.ts';

interface CapabilityDeps {
  capabilities: CapabilitiesView;
}

export async function capabilityRoutes(app: App, { capabilities }: CapabilityDeps) {
  app.get(
    '/api/v1/capabilities',
    {
      config: { open: true },
      schema: {
        operationId: 'getCapabilities',
        summary: 'What this server has switched on, and its limits',
        tags: ['capabilities'],
        response: { 200: capabilitiesView },
      },
    },
    async () => capabilities,
  );
}
