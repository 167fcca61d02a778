import type { Transaction } from '../../platform/database.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { DocumentFacts } from './documents.repository.ts';

interface Announcement {
  mailer: Mailer;
  publicUrl: string;
  document: DocumentFacts;
  to: string;
}

/** Writes to whoever dropped a syllabus that it can be reviewed. */
export function announceReading(
  tx: Transaction,
  { mailer, publicUrl, document, to }: Announcement,
): Promise<void> {
  const link = new URL(`/documents/${document.id}`, publicUrl).href;
  const subject = `${document.name} is ready to review`;
  const text = `We have read “${document.name}”. Check what was found, beside the page it was found on:\n\n${link}\n\nYou can turn these mails off in the settings, under notifications.`;
  return mailer.deliver({ to, kind: 'document-read', subject, text }, { tx });
}
