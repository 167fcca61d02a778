/** pdf.js publishes no types for its worker; nothing of it is called by us. */
declare module 'pdfjs-dist/build/pdf.worker.min.mjs';
