/** Names this server's accounts to the Firebase SDK; neither is a secret. */
export const PROJECT = { projectId: 'syllabi', apiKey: 'syllabi' };
