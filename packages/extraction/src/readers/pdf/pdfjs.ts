/** The part of pdf.js that the reader uses, so that Node's and the browser's build can both be passed in. */
export interface Pdfjs {
  getDocument(options: Record<string, unknown>): PdfLoadingTask;
  OPS: Record<string, number>;
}

export interface PdfLoadingTask {
  promise: Promise<PdfFile>;
  destroy(): Promise<void>;
}

export interface PdfFile {
  numPages: number;
  getPage(number: number): Promise<PdfPage>;
  getMetadata(): Promise<{ info: object }>;
}

export interface PdfPage {
  getViewport(options: { scale: number }): { width: number; height: number; transform: number[] };
  getTextContent(): Promise<PdfTextContent>;
  getOperatorList(): Promise<{ fnArray: ArrayLike<number>; argsArray: ArrayLike<unknown> }>;
  commonObjs: { has(id: string): boolean; get(id: string): unknown };
  cleanup(): unknown;
}

export interface PdfTextContent {
  items: object[];
  styles: Record<string, { ascent?: number; descent?: number }>;
}

export interface PdfTextItem {
  str: string;
  transform: number[];
  width: number;
  height: number;
  fontName: string;
}

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export function toMatrix(numbers: ArrayLike<number>): Matrix {
  const at = (index: number) => numbers[index] ?? 0;
  return [at(0), at(1), at(2), at(3), at(4), at(5)];
}

/** First `inner`, then `outer`, as one matrix. */
export function concatenate(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ];
}

export function applyTo(matrix: Matrix, x: number, y: number): [number, number] {
  return [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]];
}
