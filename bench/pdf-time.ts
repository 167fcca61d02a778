import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';

/** How long pdf.js takes to hand over the text and the drawing of every page: what no reader can do without. */
export async function pdfMs(bytes: Uint8Array): Promise<number> {
  const startedAt = performance.now();
  const task = pdfjs.getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    await page.getTextContent();
    await page.getOperatorList();
  }
  const ms = performance.now() - startedAt;
  await task.destroy();
  return ms;
}
