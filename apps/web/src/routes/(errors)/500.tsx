import { createFileRoute } from '@tanstack/react-router';
import { GeneralError } from '@/ui/errors/GeneralError';

export const Route = createFileRoute('/(errors)/500')({ component: Screen });

function Screen() {
  return <GeneralError />;
}
