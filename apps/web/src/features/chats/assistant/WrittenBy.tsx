import type { Answer } from '@/api';
import { toCostText } from '@/lib/cost';
import classes from './Answer.module.css';

/** Which language model put the answer into words, and what it used. */
export function WrittenBy({ model, tokens: { read, written }, cost }: NonNullable<Answer['writtenBy']>) {
  const used = [
    read + written > 0 && `${(read + written).toLocaleString('en')} tokens`,
    cost && toCostText(cost),
  ].filter(Boolean);
  return (
    <p className={classes.writtenBy}>{[`Written by ${model} from the passages above`, ...used].join(', ')}</p>
  );
}
