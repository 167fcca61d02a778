import { loadConfig } from './platform/config/config.ts';
import { ConfigurationFault } from './platform/config/settings.ts';
import { createLog } from './platform/logging.ts';
import { startServer } from './server.ts';

/** Some terminals and npm send the same Ctrl-C twice; a person's second one comes later. */
const SECOND_SIGNAL_AFTER_MS = 1000;
const STOP_TIMEOUT_MS = 30_000;

const config = await loadConfig(process.env).catch((error: unknown) => {
  if (!(error instanceof ConfigurationFault)) throw error;
  console.error(error.message);
  process.exit(1);
});
const log = createLog({ level: config.logLevel, pretty: process.stdout.isTTY });

const server = await startServer({ config, log }).catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
process.stdout.write(welcome());

let stoppingSince: number | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > SECOND_SIGNAL_AFTER_MS) process.exit(130);
      return;
    }
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    server.stop().then(
      () => process.exit(0),
      (err) => {
        log.error({ err }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  });
}

function welcome(): string {
  const lines = ['', `Syllabi is ready: ${config.publicUrl}`];
  if (!config.smtpUrl) {
    lines.push(
      config.showsOutbox
        ? `Mails are kept at:  ${config.publicUrl}/dev/outbox`
        : 'No mail server is set (SMTP_URL): nobody receives mails.',
    );
  }
  return `${lines.join('\n')}\n\n`;
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `Port ${config.port} is taken: is Syllabi running already? Stop it, or choose another port (PORT=3001 npm start).`;
  }
  return error.stack ?? error.message;
}
