import { concatenate, IDENTITY, type Matrix, toMatrix } from './pdfjs.ts';

/** The operator list of a page, as `getOperatorList` of pdf.js gives it. */
interface Operators {
  fnArray: ArrayLike<number>;
  argsArray: ArrayLike<unknown>;
}

export interface DrawnPath {
  /** How it is painted, its points, and the corners of the box around them. */
  args: readonly unknown[];
  /** From its own space to points from the top left of the page. */
  matrix: Matrix;
}

/** The paths that a page paints, each where it is painted. */
export function drawnPaths(operators: Operators, ops: Record<string, number>, viewport: Matrix): DrawnPath[] {
  const paths: DrawnPath[] = [];
  const saved: Matrix[] = [];
  const unpainted = [ops.endPath, ops.clip, ops.eoClip];
  let current: Matrix = IDENTITY;
  for (let index = 0; index < operators.fnArray.length; index++) {
    const op = operators.fnArray[index];
    const args = operators.argsArray[index];
    if (op === ops.save || op === ops.paintFormXObjectBegin) saved.push(current);
    if (op === ops.restore || op === ops.paintFormXObjectEnd) current = saved.pop() ?? IDENTITY;
    if (op === ops.transform) current = concatenate(current, toMatrix(args as ArrayLike<number>));
    if (op === ops.paintFormXObjectBegin) current = withFormMatrix(current, args);
    if (op === ops.constructPath && Array.isArray(args) && !unpainted.includes(args[0]))
      paths.push({ args, matrix: concatenate(viewport, current) });
  }
  return paths;
}

function withFormMatrix(current: Matrix, args: unknown): Matrix {
  const matrix = Array.isArray(args) ? args[0] : undefined;
  return matrix ? concatenate(current, toMatrix(matrix)) : current;
}
