// Vitest leaves its workers behind when it is killed, and in them neither `process.exit` nor SIGTERM ends anything.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
