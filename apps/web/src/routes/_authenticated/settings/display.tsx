import { createFileRoute } from '@tanstack/react-router';
import { DisplayPage } from '@/features/settings/DisplayPage';

export const Route = createFileRoute('/_authenticated/settings/display')({ component: DisplayPage });
