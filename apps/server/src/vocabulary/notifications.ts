/** What a person can be told of. */
export const NOTIFICATION_KINDS = [
  'invited',
  'membership',
  'document-read',
  'mentioned',
  'assigned',
  'reminder',
  'deletion',
] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export interface NotificationSent {
  /** The account that is told. */
  to: string;
  kind: NotificationKind;
  title: string;
  body?: string | undefined;
  /** Where it leads, on this site: `/tasks/…`. */
  path: string;
  /** Left out where the person can no longer look in. */
  workspaceId?: string | undefined;
  /** Not told when the person has muted the course. */
  courseId?: string | null | undefined;
  /** What happened, so that it is told once however often this runs. */
  key?: string | undefined;
}

/** Tells a person in the transaction of what happened. Nobody is told of what they did themselves: leave those out. */
export type Notify<Tx> = (tx: Tx, notification: NotificationSent) => Promise<void>;

export interface NotificationRetold {
  /** The accounts that were told. */
  to: string[];
  /** What happened, as it was told. */
  key: string;
  /** The words it has by now; none where it is taken back. */
  body: string | undefined;
}

/** Lets what people were told follow what it was about. */
export type Retell<Tx> = (tx: Tx, retold: NotificationRetold) => Promise<void>;
