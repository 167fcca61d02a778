import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run screens` draws the pictures of docs/screens anew. */
export default defineConfig({ ...journeys, testMatch: 'screens/*.screens.ts' });
