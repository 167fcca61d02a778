import { createFileRoute } from '@tanstack/react-router';
import { PostCheckoutPage } from '@/features/billing/PostCheckoutPage';

export const Route = createFileRoute('/(public)/post-checkout')({ component: PostCheckoutPage });
