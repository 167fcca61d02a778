import type { Line } from '../document.ts';
import type { Box } from '../extraction.ts';

/** Where a line stands among the others: on a drawn page, or in the columns of a text. */
export const placeOf = ({ box, place }: Line): Box | undefined => place ?? box;

export const widthOf = (box: Box | undefined): number => (box ? box[2] - box[0] : 0);
