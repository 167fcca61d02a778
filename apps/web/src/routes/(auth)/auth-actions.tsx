import { createFileRoute } from '@tanstack/react-router';
import { AuthActionPage } from '@/features/auth/AuthActionPage';

interface ActionSearch {
  mode?: string;
  oobCode?: string;
}

export const Route = createFileRoute('/(auth)/auth-actions')({
  // The rest of the address belongs to the account SDK and stays as it came.
  validateSearch: ({ mode, oobCode, ...rest }: Record<string, unknown>): ActionSearch => ({
    ...rest,
    ...(typeof mode === 'string' && { mode }),
    ...(typeof oobCode === 'string' && { oobCode }),
  }),
  component: Screen,
});

function Screen() {
  const { mode, oobCode } = Route.useSearch();
  return <AuthActionPage key={oobCode} mode={mode} code={oobCode} />;
}
