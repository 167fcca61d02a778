import { createFileRoute } from '@tanstack/react-router';
import { KeyboardShortcutsPage } from '@/features/help/KeyboardShortcutsPage';

export const Route = createFileRoute('/_authenticated/help-center/keyboard-shortcuts')({
  component: KeyboardShortcutsPage,
});
