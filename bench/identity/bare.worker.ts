// Argon2id as a server that does nothing else: `node bare.worker.ts PORT` answers every request with one hash at the
// product's cost, as many at a time as the product. What the load itself takes of the machine falls on both alike.
import { createServer, type Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { hash } from '@node-rs/argon2';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const PLACES = Math.min(3, availableParallelism());
const BODY = JSON.stringify({ idToken: '', refreshToken: '' });
const ANSWER = `HTTP/1.1 200 OK\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`;
const waiting: Socket[] = [];
let hashing = 0;

// A client of this benchmark sends a request at once, and the next one when it has its answer.
const server = createServer({ noDelay: true }, (socket) => {
  socket.on('error', () => socket.destroy());
  socket.on('data', () => {
    waiting.push(socket);
    hashNext();
  });
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.stdout.write('is ready\n'));

function hashNext(): void {
  const socket = hashing < PLACES ? waiting.shift() : undefined;
  if (!socket) return;
  hashing += 1;
  hash('seven herons over the weir', COST).then(() => {
    hashing -= 1;
    socket.write(ANSWER);
    hashNext();
  });
}
