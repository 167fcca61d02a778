import { z } from 'zod';
import { line, optionalLine } from '../../vocabulary/values.ts';

export const ticketCreate = z
  .object({
    subject: line(120),
    message: line(5000),
    page: optionalLine(500).optional().describe('The address in the product that it is about'),
    requestId: optionalLine(100).optional().describe('The request that failed, as its answer named it'),
  })
  .meta({ id: 'SupportTicketCreate' });

export const ticketView = z
  .object({
    reference: z.string().describe('To quote when writing about it again, such as `SY-7K3Q-2MXA`'),
    email: z.string().describe('Where the answer will come'),
    isCopied: z.boolean().describe('Whether a copy goes there too: only to an address that is confirmed'),
  })
  .meta({ id: 'SupportTicket' });

export type TicketCreate = z.infer<typeof ticketCreate>;
export type TicketView = z.infer<typeof ticketView>;
