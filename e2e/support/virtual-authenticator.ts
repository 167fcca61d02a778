import type { CDPSession, Page } from '@playwright/test';

/** A device with a fingerprint reader, as Chromium pretends to have one. It says yes as long as `answers` is on. */
export interface VirtualAuthenticator {
  /** Whether it answers by itself, without waiting for a finger. */
  answers(isOn: boolean): Promise<void>;
  credentials(): Promise<Credential[]>;
  /** Puts a key back that was forgotten. */
  putBack(credential: Credential): Promise<void>;
}

type Credential = Awaited<ReturnType<typeof credentialsOf>>[number];

export async function aVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    answers: async (isOn) => {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: isOn });
    },
    credentials: () => credentialsOf(session, authenticatorId),
    putBack: async (credential) => {
      await session.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
  };
}

async function credentialsOf(session: CDPSession, authenticatorId: string) {
  return (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
}
