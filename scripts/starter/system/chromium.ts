import { requireBrowser } from './browser.ts';

/**
 * Path of a Chromium; installs Debian's package when there is none. The headless shell is the same engine without the browser's own
 * interface: it opens a form of the editors with a quarter less processor time.
 */
export function requireChromium(): string {
	return requireBrowser({
		name: 'Chromium',
		variable: 'CHROMIUM_PATH',
		defaultPaths: [
			'/usr/bin/chromium-headless-shell',
			'/usr/bin/chromium',
			'/usr/bin/chromium-browser',
			'/usr/bin/google-chrome',
			'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
		],
		debianPackage: 'chromium-headless-shell',
	});
}
