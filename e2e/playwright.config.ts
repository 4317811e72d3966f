import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { isEverything } from '../scripts/tests/everything.ts';

const root = join(import.meta.dirname, '..');

/** The files that `npm test -- everything` alone runs, beside the tests with the tag `@everything` and those on a phone. */
const rarelyFailing = [
	'content/any-endpoint.spec.ts',
	'faults/{bucket,graceful-stop,killed-programs}.spec.ts',
	'firefox/**',
	'pages/display-preferences.spec.ts',
	'prices/{accessibility,many-operators,map-by-touch}.spec.ts',
	'publishing/{animation-data,collapsed-sections,command-palette,large-files,narrow-admin,sidebar-tabs}.spec.ts',
	'third-party/{failures,prefetch-and-prerender}.spec.ts',
];

const ignored = isEverything ? [] : rarelyFailing;

/** The files whose tests run on a phone too, except for those with the tag `@any-width`. */
const dependsOnWidth = [
	'docs/docs-viewer.spec.ts',
	'pages/{anchor-links,language,menus,navigation,search,without-javascript}.spec.ts',
	'prices/accessibility.spec.ts',
	'third-party/banner.spec.ts',
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
		// A journey has many steps, and starts or builds programs of its own.
		{
			name: 'journeys',
			testMatch: 'journeys/*.spec.ts',
			timeout: 1_200_000,
			use: { viewport: { width: 1440, height: 900 } },
		},
		{
			name: 'desktop',
			testIgnore: [...ignored, 'journeys/**'],
			use: { viewport: { width: 1440, height: 900 } },
		},
		...(isEverything
			? [
					{
						name: 'phone',
						testMatch: dependsOnWidth,
						grepInvert: /@any-width/,
						use: { viewport: { width: 390, height: 844 }, hasTouch: true },
					},
				]
			: []),
	],
});
