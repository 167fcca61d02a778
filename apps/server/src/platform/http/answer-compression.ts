import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import { fastifyPlugin } from 'fastify-plugin';
import type { App } from './types.ts';

/** Beside what the list of media types calls text; bytes that nobody knows stay as they are. */
const ALSO_TEXT = /^application\/(problem\+)?json\b/;
const WORTH_IT_BYTES = 1024;
/** Half a megabyte of tasks takes a millisecond and becomes an eighteenth of it; more effort saves next to nothing. */
const QUALITY = 2;

/**
 * Compresses the words that the API answers; streams of events pass by, since they have to leave at once. A secret could be guessed from the length of what was compressed beside words
 * of an attacker (BREACH) only where a browser sends its credentials by itself: the API wants them in a header.
 */
export const answerCompression = fastifyPlugin(async (app: App) => {
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    customTypes: ALSO_TEXT,
    threshold: WORTH_IT_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
    globalDecompression: false,
  });
});
