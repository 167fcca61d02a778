import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

/** The Fastify instance that features get: schemas are zod's, and requests know who is asking. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Who is asking, once their token has been checked. */
export interface Account {
  id: string;
  email: string;
  emailVerified: boolean;
  displayName?: string | undefined;
  /** The sign-in that the token belongs to. */
  sessionId?: string | undefined;
  /** When the person last proved who they are. */
  authenticatedAt?: Date | undefined;
  /** Set while the person has asked for the deletion of the account and may think better of it. */
  deletionDueAt?: Date | undefined;
}

export const ROLES = ['viewer', 'member', 'admin', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/** The workspace a request is about, and what the one who asks is in it. */
export interface WorkspaceAccess {
  id: string;
  role: Role;
}

/** Tells whose token it is; undefined for a token that is wrong, old, or of an account that is gone. */
export type Authenticate = (token: string, request: FastifyRequest) => Promise<Account | undefined>;
/** Tells the role an account has in a workspace; undefined for strangers and for workspaces that do not exist. */
export type FindMembership = (who: {
  accountId: string;
  workspaceId: string;
}) => Promise<{ role: Role } | undefined>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** On the open list: answers without asking who you are. Every other route is closed. */
    open?: boolean;
    /** Answers somebody who has asked for the deletion of their account, too: the way back, and what they may take along. */
    whileLeaving?: boolean;
    /** The least role for a route of a workspace; `viewer` to read and `member` to write when not said. */
    role?: Role;
    /** Concerns only the one who asks: nobody else hears of a change. */
    isPersonal?: boolean;
    /** Tells of its changes by its own means, as only it knows who is to hear of them. */
    announcesItself?: boolean;
    /** May be read with the cookie of the token sync path; for what browsers fetch without a header. */
    takesCookie?: boolean;
    /** Accepts `Idempotency-Key`; true for every write of the API unless a route says otherwise. */
    idempotent?: boolean;
  }
  interface FastifyRequest {
    /** Throws on an open route, where nobody was asked. */
    readonly account: Account;
    /** Throws on a route without `:workspaceId`. */
    readonly workspace: WorkspaceAccess;
    /** As `account`, but may be missing. */
    signedIn: Account | null;
    enteredWorkspace: WorkspaceAccess | null;
  }
  interface FastifyInstance {
    /** The check that every closed route runs; to be named only where a route wants to say so. */
    requireAccount: (request: FastifyRequest) => Promise<void>;
    /** Whether the sign-in that a request came with holds by now; for answers that last. */
    isStillSignedIn: (request: FastifyRequest) => Promise<boolean>;
  }
}
