import { createFileRoute } from '@tanstack/react-router';
import { NotFoundError } from '@/ui/errors/NotFoundError';

export const Route = createFileRoute('/(errors)/404')({ component: NotFoundError });
