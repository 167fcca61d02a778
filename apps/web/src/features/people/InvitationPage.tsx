import { Button, Loader } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { acceptInvitation } from '@/api';
import { authFailure } from '@/lib/auth-errors';
import { sendConfirmation } from '@/lib/confirm-email';
import { messageOf, problemOf, statusOf } from '@/lib/errors';
import { meQuery, rememberWorkspace } from '@/lib/me';
import { suggestDraft } from '@/lib/use-draft';
import { OpenCircle } from '@/ui/drawings';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/LoadFailed';
import { PublicPage } from '@/ui/PublicPage';
import classes from './InvitationPage.module.css';
import { ROLE_LABELS, ROLE_RIGHTS } from './model/roles';
import { previewQuery } from './queries';

interface InvitationPageProps {
  token: string;
  /** The address of who is signed in; null for nobody, undefined while that is not known. */
  signedInAs: string | null | undefined;
}

const pathOf = (token: string) => `/invitations/${token}`;

/** Where the link in an invitation leads: what it is about, before anyone has to sign in. */
export function InvitationPage({ token, signedInAs }: InvitationPageProps) {
  const { data: invitation, error, refetch } = useQuery(previewQuery(token));
  const isOver = [404, 410].includes(statusOf(error) ?? 0);
  return (
    <PublicPage title="Invitation" isSignedIn={Boolean(signedInAs)} returnTo={pathOf(token)}>
      {!invitation && !error && (
        <EmptyState
          level={1}
          drawing={<Loader size="sm" color="var(--muted)" />}
          title="Opening the invitation"
        >
          One moment.
        </EmptyState>
      )}
      {error && !isOver && <LoadFailed error={error} what="The invitation" onRetry={refetch} />}
      {error && isOver && (
        <EmptyState level={1} drawing={<OpenCircle />} title="This invitation is over">
          It was used, taken back, or its time has run out. Ask whoever gave it to you for a new one.
        </EmptyState>
      )}
      {invitation && (
        <EmptyState
          level={1}
          drawing={<OpenCircle />}
          title={`Join ${invitation.workspaceName}`}
          actions={
            signedInAs !== undefined && (
              <Actions token={token} email={invitation.email} signedInAs={signedInAs} />
            )
          }
        >
          {invitation.invitedBy} invites {invitation.email ?? 'you'} as{' '}
          {ROLE_LABELS[invitation.role].toLowerCase()}: {ROLE_RIGHTS[invitation.role]}.
        </EmptyState>
      )}
    </PublicPage>
  );
}

interface ActionsProps {
  token: string;
  /** Whom it is for; null for a link that lets in whoever has it. */
  email: string | null;
  signedInAs: string | null;
}

function Actions({ token, email, signedInAs }: ActionsProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const accept = useMutation({
    mutationFn: async () => (await acceptInvitation({ path: { token }, throwOnError: true })).data,
    onSuccess: async ({ workspaceId }) => {
      rememberWorkspace(workspaceId);
      await queryClient.invalidateQueries({ queryKey: meQuery().queryKey, refetchType: 'all' });
      await navigate({ to: '/' });
    },
    onError: () => undefined,
  });
  const redirect = pathOf(token);
  if (signedInAs === null) {
    // Only an account of the invited address can accept.
    const suggest = () => email && suggestDraft('email', email);
    return (
      <>
        <Button
          variant="default"
          onClick={suggest}
          renderRoot={(props) => <Link to="/sign-in" search={{ redirect }} {...props} />}
        >
          Sign in
        </Button>
        <Button
          onClick={suggest}
          renderRoot={(props) => <Link to="/sign-up" search={{ redirect }} {...props} />}
        >
          Create an account
        </Button>
      </>
    );
  }
  return (
    <div className={classes.join}>
      <Button loading={accept.isPending} onClick={() => accept.mutate()}>
        Join
      </Button>
      {email?.toLowerCase() !== signedInAs.toLowerCase() && <p>You are signed in as {signedInAs}.</p>}
      {accept.error && <p role="alert">{messageOf(accept.error)}</p>}
      {problemOf(accept.error)?.code === 'invitation/email-unconfirmed' && <ConfirmFirst token={token} />}
    </div>
  );
}

/** The way out when the address is not confirmed: the mail once more, which leads back here. */
function ConfirmFirst({ token }: { token: string }) {
  const send = useMutation({ mutationFn: () => sendConfirmation(pathOf(token)), onError: () => undefined });
  return (
    <div role="status" className={classes.join}>
      {send.isSuccess ? (
        <p>The mail is on its way. Open the link in it, then come back and join.</p>
      ) : (
        <Button variant="default" loading={send.isPending} onClick={() => send.mutate()}>
          Send the mail again
        </Button>
      )}
      {send.error && <p>{authFailure(send.error).message}</p>}
    </div>
  );
}
