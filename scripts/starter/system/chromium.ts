import { requireBrowser } from './browser.ts';

/** Path of a Chromium; installs Debian's package when there is none. */
export function requireChromium(): string {
	return requireBrowser({
		name: 'Chromium',
		variable: 'CHROMIUM_PATH',
		defaultPaths: [
			'/usr/bin/chromium',
			'/usr/bin/chromium-browser',
			'/usr/bin/google-chrome',
			'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
		],
		debianPackage: 'chromium',
	});
}
