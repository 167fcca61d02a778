import { randomInt } from 'node:crypto';
import { type Letter, renderLetter } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { TicketCreate } from './support.schemas.ts';

/** Without the letters and digits that are taken for one another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Eight letters to read out or write down: `SY-7K3Q-2MXA`. */
export function newReference(pick: (most: number) => number = randomInt): string {
  const letters = Array.from({ length: 8 }, () => LETTERS[pick(LETTERS.length)]).join('');
  return `SY-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

interface Ticket extends TicketCreate {
  reference: string;
  email: string;
  name: string;
}

export function letterToOperator(ticket: Ticket, operator: string): Mail {
  const { reference, email, name, subject, page, requestId } = ticket;
  const facts = [
    `From: ${name === email ? email : `${name}, ${email}`}`,
    page && `Page: ${page}`,
    requestId && `Request: ${requestId}`,
  ].filter((fact) => fact !== undefined && fact !== '');
  const letter: Letter = {
    title: subject,
    paragraphs: [...paragraphsOf(ticket), ...(facts as string[])],
    footer: `Written with the contact form of the help centre. Answer to ${email} and keep ${reference} in the subject.`,
  };
  return {
    to: operator,
    kind: 'support-ticket',
    subject: `[${reference}] ${subject}`,
    ...renderLetter(letter),
  };
}

export function letterToPerson(ticket: Ticket): Mail {
  const { reference, email, subject } = ticket;
  const letter: Letter = {
    title: 'Your message is with us',
    paragraphs: [
      `Its reference is ${reference}. Quote it when you write about this again.`,
      `This is what you wrote about “${subject}”:`,
      ...paragraphsOf(ticket),
    ],
    footer: 'You get this because you wrote to us with the contact form of the help centre.',
  };
  return {
    to: email,
    kind: 'support-copy',
    subject: `We have your message (${reference})`,
    ...renderLetter(letter),
  };
}

const paragraphsOf = ({ message }: Ticket): string[] => message.split(/\n{2,}/);
