export interface SetupReturn {
  success?: unknown;
  error?: unknown;
  code?: unknown;
}

/** What to say to someone who comes back from a calendar provider, or came here by the address. */
export function explainReturn({ success, error, code }: SetupReturn): { title: string; words: string } {
  if (error === 'access_denied') {
    return {
      title: 'Nothing was connected',
      words:
        'You did not allow the connection, so no calendar was touched. The private feed works without any permission.',
    };
  }
  if (error !== undefined) {
    return {
      title: 'The calendar did not connect',
      words:
        'The provider reported an error and nothing was changed. The private feed works without a connection.',
    };
  }
  if (code !== undefined || success !== undefined) {
    return {
      title: 'This server does not connect calendars this way yet',
      words:
        'What you just allowed is not used or kept, and you can take it back with the provider. Subscribe to your private feed instead.',
    };
  }
  return {
    title: 'Your dates in your own calendar',
    words: 'Subscribe to your private feed: every calendar app can, and it keeps itself up to date.',
  };
}
