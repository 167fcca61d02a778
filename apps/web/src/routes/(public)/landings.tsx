import { createFileRoute } from '@tanstack/react-router';
import { useAuth } from '@/features/auth/model/auth';
import { LandingPage } from '@/features/landing/LandingPage';
import { type KeptSyllabus, keepSyllabus } from '@/lib/kept-syllabus';

export const Route = createFileRoute('/(public)/landings')({ component: Screen });

function Screen() {
  const navigate = Route.useNavigate();
  const isSignedIn = useAuth(({ user }) => user !== null);
  async function keep(syllabus: KeptSyllabus | undefined) {
    // Without storage the file is dropped again after signing up; that must not stop anyone from it.
    if (syllabus) await keepSyllabus(syllabus).catch(() => undefined);
    await navigate({ to: isSignedIn ? '/' : '/sign-up' });
  }
  return <LandingPage isSignedIn={isSignedIn} onKeep={keep} />;
}
