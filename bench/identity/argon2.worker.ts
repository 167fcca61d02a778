// How many passwords a second this machine hashes at the server's cost when it does nothing else.
import { availableParallelism } from 'node:os';
import { hash } from '@node-rs/argon2';

const seconds = Number(process.argv[2] ?? 5);
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const end = performance.now() + seconds * 1000;
let done = 0;
await Promise.all(
  Array.from({ length: Math.min(3, availableParallelism()) }, async () => {
    while (performance.now() < end) {
      await hash('seven herons over the weir', cost);
      if (performance.now() < end) done += 1;
    }
  }),
);
process.stdout.write(JSON.stringify({ perSecond: done / seconds }));
