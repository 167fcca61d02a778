import { createFileRoute } from '@tanstack/react-router';
import { FrameBones } from '@/features/frame/FrameBones';
import { guard } from './-guard';
import { Workspace } from './-Workspace';

export const Route = createFileRoute('/_authenticated')({
  beforeLoad: ({ context, location, preload }) => guard({ location, preload, ...context }),
  component: Workspace,
  pendingComponent: FrameBones,
});
