import { createFileRoute } from '@tanstack/react-router';
import { LandingPage } from '@/features/landing/LandingPage';

export const Route = createFileRoute('/(public)/landings')({ component: LandingPage });
