import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { AuthCard } from './components/AuthCard';
import { AuthForm } from './components/AuthForm';
import { EmailCode } from './components/EmailCode';
import { SecondStep } from './components/SecondStep';
import { forgetMailedCode, mailedCode } from './model/email-code';
import { forgetSecondStep, keptSecondStep } from './model/kept-second-step';

interface OtpPageProps {
  redirect?: string;
}

const TOO_LATE = 'That took longer than ten minutes. For your safety, begin again.';

/** Where a code is typed: of the authenticator app after the first proof, or one that was mailed. */
export function OtpPage({ redirect }: OtpPageProps) {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(keptSecondStep);
  const [mailed, setMailed] = useState(mailedCode);

  function beginAgain(notice?: string) {
    forgetSecondStep();
    forgetMailedCode();
    void navigate({ to: '/sign-in', search: { redirect }, state: { notice } });
  }

  const isTooLate = waiting === 'expired';
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving happens once, with what was given then
  useEffect(() => {
    if (isTooLate) beginAgain(TOO_LATE);
  }, [isTooLate]);

  if (waiting === 'expired') return null;
  if (waiting) {
    return (
      <SecondStep
        waiting={waiting}
        onTooLate={() => beginAgain(TOO_LATE)}
        onSomeoneElse={() => beginAgain()}
      />
    );
  }
  if (mailed) {
    return (
      <EmailCode
        mailed={mailed}
        onMailedAgain={setMailed}
        onSecondStep={() => setWaiting(keptSecondStep())}
        onSomeoneElse={() => beginAgain()}
      />
    );
  }
  return <NothingWaits redirect={redirect} />;
}

/** Reached by its address, or in another tab: the first proof has to come first. */
function NothingWaits({ redirect }: OtpPageProps) {
  return (
    <AuthCard
      title="No sign-in is waiting"
      lead="A code is asked for right after the password, when an account has two-step verification, or when you asked for one by mail. Sign in first; the code comes next."
    >
      <AuthForm onSubmit={() => undefined}>
        <Button fullWidth renderRoot={(props) => <Link to="/sign-in" search={{ redirect }} {...props} />}>
          Go to sign in
        </Button>
      </AuthForm>
    </AuthCard>
  );
}
