interface Versioned {
  id: string;
  version: number;
}

/** One's own edits alone, and nobody else's, lead from the one version to the other. */
interface OwnEdits {
  from: number;
  to: number;
}

const ownEdits = new Map<string, Promise<OwnEdits | undefined>>();

/**
 * Sends one's own edits of a task one after the other, each with the version it stands on. An edit that was begun before
 * others of one's own were answered stands on the last answer, as long as nobody else's change lies between them.
 */
export function inTurn<Answer extends { version: number }>(
  { id, version }: Versioned,
  send: (version: number) => Promise<Answer>,
): Promise<Answer> {
  const before = ownEdits.get(id) ?? Promise.resolve(undefined);
  const sent = before.then(async (edits) => {
    const own =
      edits && edits.from <= version && version <= edits.to ? edits : { from: version, to: version };
    const answer = await send(own.to);
    // What stood there already is no new version.
    const isOwn = answer.version === own.to || answer.version === own.to + 1;
    return { answer, edits: { from: isOwn ? own.from : answer.version, to: answer.version } };
  });
  ownEdits.set(
    id,
    sent.then(
      ({ edits }) => edits,
      () => undefined,
    ),
  );
  return sent.then(({ answer }) => answer);
}
