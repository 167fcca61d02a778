import type { Start } from './context.ts';

/**
 * One step of a flow: takes what is known so far and returns what it adds, or throws the refusal. One that adds the
 * `answer` is the last that runs.
 */
type Step = (known: never) => unknown;

type Gift<S> = S extends Step ? Awaited<ReturnType<S>> : never;
/** Nothing is added by a step that only looks, or only refuses. */
type Added<S> = [Gift<S>] extends [never] ? unknown : Gift<S> extends object ? Gift<S> : unknown;

/** Each step may ask only for what the start and the steps before it give; the last of them gives the answer. */
type InOrder<Steps extends readonly unknown[], Known> = Steps extends readonly [infer First, ...infer Rest]
  ? readonly [(known: Known) => unknown, ...InOrder<Rest, Known & Added<First>>]
  : Known extends { answer: object }
    ? readonly []
    : readonly [(known: Known) => { answer: object }];

/** A handler of one call of the account API. */
export type Flow = (start: Start) => Promise<object>;

/** What a list is in which some step would miss what it needs: nothing that can answer a call. */
interface OutOfOrder<Expected> {
  expected: Expected;
}

/**
 * Makes a handler out of a list of steps that run in order. A list in which a step would miss what it needs makes no
 * {@link Flow}. However the run ends, it is written to the audit log under `name`.
 */
export function flow<const Steps extends readonly Step[]>(
  name: string,
  steps: Steps,
): Steps extends InOrder<Steps, Start> ? Flow : OutOfOrder<InOrder<Steps, Start>>;
export function flow(name: string, steps: readonly ((known: Start) => unknown)[]): Flow {
  return async (start) => {
    const known: Start & { answer?: object } = { ...start, action: name };
    try {
      for (const step of steps) {
        const gift = step(known);
        // Most steps only look, and need not wait for their turn again.
        Object.assign(known, isPromise(gift) ? await gift : gift);
        if (known.answer) break;
      }
    } catch (error) {
      await start.ended(name, known, error);
      throw error;
    }
    await start.ended(name, known);
    return known.answer ?? {};
  };
}

/** Queries are promises of a kind of their own. */
const isPromise = (gift: unknown): gift is PromiseLike<object> =>
  typeof gift === 'object' && gift !== null && 'then' in gift;

/** Runs the flow that `pick` names for a request. */
export const choose =
  <Name extends string>(pick: (start: Start) => Name, flows: Record<Name, Flow>): Flow =>
  (start) =>
    flows[pick(start)](start);
