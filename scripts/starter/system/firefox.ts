import { requireBrowser } from './browser.ts';

/** Path of a Firefox; installs Debian's package when there is none. */
export function requireFirefox(): string {
	return requireBrowser({
		name: 'Firefox',
		variable: 'FIREFOX_PATH',
		defaultPaths: [
			'/usr/bin/firefox-esr',
			'/usr/bin/firefox',
			'/Applications/Firefox.app/Contents/MacOS/firefox',
		],
		debianPackage: 'firefox-esr',
	});
}
