import { createFileRoute } from '@tanstack/react-router';
import { PeoplePage } from '@/features/people/PeoplePage';
import { useOpenWorkspace } from '../-use-open-workspace';

export const Route = createFileRoute('/_authenticated/users/')({ component: Screen });

function Screen() {
  return <PeoplePage onOpenWorkspace={useOpenWorkspace()} />;
}
