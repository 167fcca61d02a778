import { createFileRoute } from '@tanstack/react-router';
import { UnauthorizedError } from '@/ui/errors/UnauthorizedError';

export const Route = createFileRoute('/(errors)/401')({ component: UnauthorizedError });
