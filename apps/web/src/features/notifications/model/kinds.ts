import {
  IconAlarm,
  IconAt,
  IconChecklist,
  IconFileCheck,
  IconMailPlus,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import type { NotificationKind } from '@/api/types.gen';

/** The sign of each kind of news. */
export const KIND_ICONS = {
  invited: IconMailPlus,
  membership: IconUsers,
  'document-read': IconFileCheck,
  mentioned: IconAt,
  assigned: IconChecklist,
  reminder: IconAlarm,
  deletion: IconTrash,
} as const satisfies Record<NotificationKind, unknown>;
