import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SettingsLayout } from '@/features/settings/SettingsLayout';

export const Route = createFileRoute('/_authenticated/settings')({ component: Screen });

function Screen() {
  return (
    <SettingsLayout>
      <Outlet />
    </SettingsLayout>
  );
}
