import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const root = join(import.meta.dirname, '..');

export default defineConfig({
	testDir: '.',
	outputDir: join(root, 'test-results/browser'),
	fullyParallel: true,
	forbidOnly: true,
	// A shared machine may starve a browser once; a test that fails twice has failed.
	retries: process.env.CI ? 1 : 0,
	workers: 2,
	timeout: 45_000,
	reporter: [['line'], ['json']],
	use: {
		baseURL: process.env.E2E_SITE_URL,
		locale: 'en-US',
		screenshot: 'only-on-failure',
		launchOptions: {
			executablePath: process.env.CHROMIUM_PATH,
			args: [
				'--headless',
				'--no-sandbox',
				'--disable-gpu',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
			],
		},
	},
	projects: [
		{
			name: 'phone',
			// What does not depend on the size of the window is tried once.
			testIgnore: ['faults/**', 'nodes/**', 'publishing/{admin,preview}.spec.ts'],
			use: { viewport: { width: 390, height: 844 }, hasTouch: true },
		},
		{ name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
	],
});
