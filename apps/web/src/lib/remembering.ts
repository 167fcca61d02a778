/**
 * Answers a question about a list from memory where it was the last one asked of that very list: whoever comes back to a
 * page finds it worked out. The answer is kept as long as its list is.
 *
 * @param answer what takes long to work out; its question has to be plain data
 * @example
 * const sortedBy = remembering((tasks: Task[], column: string) => sorted(tasks, column));
 * sortedBy(tasks, 'due') === sortedBy(tasks, 'due')  // true
 */
export function remembering<List extends object, Question extends unknown[], Answer>(
  answer: (list: List, ...question: Question) => Answer,
): (list: List, ...question: Question) => Answer {
  const last = new WeakMap<List, { asked: string; answered: Answer }>();
  return (list, ...question) => {
    const asked = JSON.stringify(question);
    const known = last.get(list);
    if (known?.asked === asked) return known.answered;
    const answered = answer(list, ...question);
    last.set(list, { asked, answered });
    return answered;
  };
}
