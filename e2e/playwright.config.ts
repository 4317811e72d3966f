import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const root = join(import.meta.dirname, '..');

/** Tests tagged `@everything` rarely fail and cost minutes; `npm test -- everything` alone runs them. */
const isEverything = process.env.TEST_EVERYTHING === 'true';

/**
 * Files that run at one width only: they don't depend on touch, and set the window's size themselves where it matters. Single tests
 * of other files have the tag `@any-width` instead.
 */
const sameAtAnyWidth = [
	'brand/**',
	'content/**',
	'faults/**',
	'firefox/**',
	'journeys/**',
	'markup/**',
	'nodes/**',
	'pages/blog.spec.ts',
	'pages/content-token.spec.ts',
	'pages/display-preferences.spec.ts',
	'pages/every-page.spec.ts',
	'pages/fatal-error.spec.ts',
	'pages/machine-readable.spec.ts',
	'pages/prefetching.spec.ts',
	'pages/redirects.spec.ts',
	'pages/search-engines.spec.ts',
	'pages/security-headers.spec.ts',
	'prices/composer.spec.ts',
	'prices/estimator.spec.ts',
	'prices/faulty-price-api.spec.ts',
	'prices/input-before-hydration.spec.ts',
	'prices/many-operators.spec.ts',
	'prices/map-by-touch.spec.ts',
	'prices/price-consistency.spec.ts',
	'prices/products.spec.ts',
	'publishing/**',
	'setup/**',
	'third-party/consent.spec.ts',
	'third-party/failures.spec.ts',
	'third-party/hosted-consent.spec.ts',
	'third-party/navigation-effects.spec.ts',
	'third-party/new-builds.spec.ts',
	'third-party/nothing-configured.spec.ts',
	'third-party/prefetch-and-prerender.spec.ts',
];

export default defineConfig({
	testDir: '.',
	...(isEverything ? {} : { grepInvert: /@everything/ }),
	globalSetup: ['./support/demo-pages.ts', './support/demo-data.ts'],
	outputDir: join(root, 'test-results/browser'),
	fullyParallel: true,
	forbidOnly: true,
	workers: 2,
	// A missing element fails a test within a minute. Tests of many screens take longer as a whole.
	timeout: 300_000,
	expect: { timeout: 50_000, toPass: { timeout: 180_000, intervals: [50, 100, 200] } },
	reporter: [['line'], ['json']],
	use: {
		baseURL: process.env.E2E_SITE_URL,
		locale: 'en-US',
		actionTimeout: 50_000,
		navigationTimeout: 50_000,
		screenshot: 'only-on-failure',
		launchOptions: {
			executablePath: process.env.CHROMIUM_PATH,
			args: [
				'--headless',
				// The headless shell rounds the widths of letters to whole pixels by default.
				'--font-render-hinting=none',
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
			testIgnore: sameAtAnyWidth,
			grepInvert: isEverything ? /@any-width/ : /@any-width|@everything/,
			use: { viewport: { width: 390, height: 844 }, hasTouch: true },
		},
		{ name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
	],
});
