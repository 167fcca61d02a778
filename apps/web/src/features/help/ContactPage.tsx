import { Button, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { openSupportTicket, type SupportTicket, type SupportTicketCreate } from '@/api';
import { messageOf, problemOf } from '@/lib/errors';
import { useMe } from '@/lib/me';
import { useDraft } from '@/lib/use-draft';
import { EmptyState } from '@/ui/EmptyState';
import { Page } from '@/ui/Page';
import classes from './ContactPage.module.css';

const PARENTS = [{ label: 'Help centre', to: '/help-center' }];

interface ContactPageProps {
  /** Where the person was, and the request that failed there. */
  page?: string | undefined;
  requestId?: string | undefined;
}

/** A message to whoever runs this server; what was typed stays until it was sent. */
export function ContactPage({ page, requestId }: ContactPageProps) {
  const [sent, setSent] = useState<SupportTicket>();
  return (
    <Page
      title="Contact"
      lead="Write to whoever runs this server. The answer comes by e-mail."
      parents={PARENTS}
      width="reading"
    >
      {sent ? (
        <Thanks ticket={sent} onAgain={() => setSent(undefined)} />
      ) : (
        <ContactForm page={page} requestId={requestId} onSent={setSent} />
      )}
    </Page>
  );
}

function ContactForm({
  page,
  requestId,
  onSent,
}: ContactPageProps & { onSent: (ticket: SupportTicket) => void }) {
  const account = useMe()?.account;
  const [subject, setSubject, discardSubject] = useDraft('contact-subject');
  const [message, setMessage, discardMessage] = useDraft('contact-message');
  const [place, setPlace] = useState(page ?? '');
  const [request, setRequest] = useState(requestId ?? '');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (body: SupportTicketCreate) =>
      (await openSupportTicket({ body, throwOnError: true })).data,
    onSuccess: (ticket) => {
      discardSubject();
      discardMessage();
      onSent(ticket);
    },
    // Said in the form, where it can be put right.
    onError: () => undefined,
  });
  const faults = problemOf(error)?.errors ?? [];
  const faultOf = (field: string) =>
    faults.find((fault) => (fault.path ?? fault.field)?.endsWith(field))?.message;
  const missing = (value: string) => (isTried && value.trim() === '' ? 'Fill this in.' : undefined);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (subject.trim() === '' || message.trim() === '') return;
    mutate({ subject, message, ...(place && { page: place }), ...(request && { requestId: request }) });
  }

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <TextInput
        label="What is it about?"
        withAsterisk={false}
        value={subject}
        onChange={(event) => setSubject(event.currentTarget.value)}
        maxLength={120}
        required
        error={missing(subject) ?? faultOf('subject')}
      />
      <Textarea
        label="Your message"
        withAsterisk={false}
        description="What you did, what you expected, and what happened instead."
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        rows={8}
        maxLength={5000}
        required
        error={missing(message) ?? faultOf('message')}
      />
      <div className={classes.pair}>
        <TextInput
          label="Page it is about (optional)"
          placeholder="/tasks"
          value={place}
          onChange={(event) => setPlace(event.currentTarget.value)}
          maxLength={500}
          error={faultOf('page')}
        />
        <TextInput
          label="Request number (optional)"
          description="An error page shows it."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={request}
          onChange={(event) => setRequest(event.currentTarget.value)}
          maxLength={100}
          error={faultOf('requestId')}
        />
      </div>
      {error && faults.length === 0 && (
        <p role="alert" className={classes.failed}>
          {messageOf(error)}
        </p>
      )}
      <div className={classes.send}>
        <Button type="submit" loading={isPending}>
          Send
        </Button>
        {account?.emailVerified && <span>A copy goes to {account.email}.</span>}
      </div>
    </form>
  );
}

function Thanks({ ticket, onAgain }: { ticket: SupportTicket; onAgain: () => void }) {
  return (
    <div role="status">
      <EmptyState
        title="Your message is on its way"
        actions={
          <>
            <Button variant="default" onClick={onAgain}>
              Write another
            </Button>
            <Button renderRoot={(props) => <Link to="/help-center" {...props} />}>
              Back to the help centre
            </Button>
          </>
        }
      >
        Its reference is <strong>{ticket.reference}</strong>.{' '}
        {ticket.isCopied
          ? `A copy goes to ${ticket.email}, and the answer will come there.`
          : `The answer will come to ${ticket.email}.`}
      </EmptyState>
    </div>
  );
}
