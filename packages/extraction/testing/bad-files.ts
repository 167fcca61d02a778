import { strToU8, zipSync } from 'fflate';
import type { UnreadableCode } from '../src/errors.ts';
import { scanPng } from './png.ts';
import { proseSyllabusText, tableSyllabusPdf } from './syllabi.ts';
import { tableSyllabus } from './table-syllabus.ts';
import { drawPdf, writePdf } from './write-pdf.ts';

const MEBIBYTE = 1024 * 1024;

export const encryptedPdf = (): Promise<Uint8Array> =>
  writePdf(tableSyllabus, { userPassword: 'osprey', ownerPassword: 'osprey' });

/** As a download that broke off leaves it. */
export const truncatedPdf = async (): Promise<Uint8Array> => (await tableSyllabusPdf()).slice(0, 1_500);

/** The first page is whole; the second cannot be found. */
export async function lostPagePdf(): Promise<Uint8Array> {
  const pdf = Buffer.from(await tableSyllabusPdf());
  const text = pdf.toString('latin1');
  const page = text.lastIndexOf('/Type /Page\n');
  const header = text.lastIndexOf(' 0 obj', page);
  pdf.write('x', header + 1, 'latin1');
  return new Uint8Array(pdf);
}

export const bookPdf = (pages = 300): Promise<Uint8Array> =>
  drawPdf({ info: { Title: 'A Long Book' } }, (pdf) => {
    pdf.fontSize(12).text('Page 1 of a long book');
    for (let page = 2; page <= pages; page += 1) pdf.addPage().text(`Page ${page} of a long book`);
  });

/** Pages that are pictures: nothing to read without text recognition. */
export const scannedPdf = (): Promise<Uint8Array> =>
  drawPdf({ info: { Title: 'Scan' } }, (pdf) => {
    const picture = Buffer.from(scanPng());
    pdf.image(picture, 0, 0, { width: 612, height: 792 });
    pdf.addPage().image(picture, 0, 0, { width: 612, height: 792 });
  });

export const emptyFile = (): Uint8Array => new Uint8Array();

/** Some 30 KiB that unpack to 30 MiB, and say so. */
export const zipBombDocx = (): Uint8Array => bomb(30 * MEBIBYTE);

/** The same, but the archive claims that it unpacks to a few bytes. */
export function lyingZipBombDocx(): Uint8Array {
  const bytes = bomb(30 * MEBIBYTE);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 30 < bytes.length; at += 1) {
    const signature = view.getUint32(at, true);
    if (signature === 0x04034b50) view.setUint32(at + 22, 500, true);
    if (signature === 0x02014b50) view.setUint32(at + 24, 500, true);
  }
  return bytes;
}

function bomb(size: number): Uint8Array {
  const open = strToU8('<w:document><w:body><w:p><w:r><w:t>');
  const document = new Uint8Array(size).fill(0x20);
  document.set(open);
  return zipSync(
    { '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': document },
    { mtime: '2026-11-02T09:00:00' },
  );
}

/** A page that tries to run and to fetch; its words are those of a syllabus. */
export const hostileHtml = (): Uint8Array =>
  strToU8(`<!doctype html><html><head><title>ART 150</title><script>globalThis.hostile = 1</script></head>
<body onload="globalThis.hostile = 2">
<h1 onclick="globalThis.hostile = 3">ART 150: Drawing</h1>
<img src="x" onerror="globalThis.hostile = 4"><iframe src="https://tracker.example/frame"></iframe>
<p>The sketchbook is due on February 19, 2027.<script>globalThis.hostile = 5</script></p>
<a href="javascript:globalThis.hostile = 6">Portfolio due April 16, 2027</a>
<svg onload="globalThis.hostile = 7"><text>Hidden</text></svg>
<math><mtext><img src=x onerror="globalThis.hostile = 8"></mtext></math>
<table background="javascript:globalThis.hostile = 9"><tr><td style="background:url(https://tracker.example/t.gif)">Final review</td><td>May 3, 2027</td></tr></table>
<noscript><p title="</noscript><img src=x onerror=globalThis.hostile=10>">x</p></noscript>
<object data="https://tracker.example/o"></object><embed src="https://tracker.example/e">
<form action="https://tracker.example/f"><input autofocus onfocus="globalThis.hostile = 11"></form>
&lt;script&gt;globalThis.hostile = 12&lt;/script&gt;
</body></html>`);

/** A picture that calls itself a PDF. */
export const pngNamedPdf = (): Uint8Array => scanPng();

/** Plain text that calls itself a PDF: read as the text it is. */
export const textNamedPdf = (): Uint8Array => proseSyllabusText();

interface UnreadableFile {
  fileName: string;
  code: UnreadableCode;
  make: () => Uint8Array | Promise<Uint8Array>;
}

/** Every file that must be refused, with the code of the refusal. */
export const unreadableFiles: UnreadableFile[] = [
  { fileName: 'locked.pdf', code: 'encrypted', make: encryptedPdf },
  { fileName: 'half.pdf', code: 'broken', make: truncatedPdf },
  { fileName: 'book.pdf', code: 'too-long', make: bookPdf },
  { fileName: 'scan.pdf', code: 'no-text', make: scannedPdf },
  { fileName: 'empty.pdf', code: 'empty', make: emptyFile },
  { fileName: 'bomb.docx', code: 'unsafe', make: zipBombDocx },
  { fileName: 'lying-bomb.docx', code: 'unsafe', make: lyingZipBombDocx },
  { fileName: 'picture.pdf', code: 'wrong-extension', make: pngNamedPdf },
];
