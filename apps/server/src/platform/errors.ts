/** One field of a request that could not be accepted, named as the caller wrote it. */
export interface FieldFault {
  field: string;
  message: string;
  code: string;
}

interface ProblemOptions {
  /** What happened this time, in words a person can act on. */
  detail?: string;
  errors?: FieldFault[];
  /** Further members of the answer, such as `current` of a 412. */
  members?: Record<string, unknown>;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** A failure we know how to answer: thrown anywhere, answered once, as RFC 9457 `application/problem+json`. */
export abstract class Problem extends Error {
  abstract readonly code: string;
  abstract readonly status: number;
  abstract readonly title: string;
  readonly detail: string | undefined;
  readonly errors: FieldFault[];
  readonly members: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor({ detail, errors = [], members = {}, headers = {}, cause }: ProblemOptions = {}) {
    super(detail, { cause });
    this.detail = detail;
    this.errors = errors;
    this.members = members;
    this.headers = headers;
  }
}

export interface ProblemType {
  new (options?: ProblemOptions): Problem;
  readonly code: string;
  readonly status: number;
  readonly title: string;
}

/**
 * Declares one failure beside the feature that can fail. `title` is what a person reads.
 *
 * @example
 * export const CourseNotFound = defineError('course/not-found', 404, 'That course does not exist.');
 * throw new CourseNotFound();
 */
export function defineError(code: string, status: number, title: string): ProblemType {
  return class extends Problem {
    static readonly code = code;
    static readonly status = status;
    static readonly title = title;
    override readonly name = code;
    readonly code = code;
    readonly status = status;
    readonly title = title;

    constructor(options: ProblemOptions = {}) {
      super(options);
      this.message = options.detail ?? title;
    }
  };
}

export const SignInRequired = defineError('auth/sign-in-required', 401, 'Sign in to go on.');
export const AccountLeaving = defineError(
  'auth/account-leaving',
  403,
  'This account is about to be deleted. Keep it to go on.',
);
export const NotAllowed = defineError('auth/not-allowed', 403, 'Your role does not allow that.');
export const InvalidRequest = defineError('request/invalid', 400, 'Some of that could not be accepted.');
export const RouteNotFound = defineError('request/not-found', 404, 'There is nothing at this address.');
export const Unexpected = defineError('server/unexpected', 500, 'Something went wrong on our side.');
