import { existsSync } from 'node:fs';
import { findOrInstall } from './debian-packages.ts';

/** Path of a browser's binary, which an environment variable may name; installs Debian's package if there is none. */
const requireBrowser = (
	name: string,
	variable: string,
	debianPackage: string,
	defaultPaths: readonly string[],
): string =>
	findOrInstall(
		() => [process.env[variable], ...defaultPaths].find((path) => path && existsSync(path)),
		debianPackage,
		`The browser tests need ${name}, and it could not be installed. Install it, or set ${variable} to its binary.`,
	);

/**
 * Path of a Chromium; installs Debian's package when there is none. The headless shell is the same engine without the browser's own
 * interface: it opens a form of the editors with a quarter less processor time.
 */
export const requireChromium = (): string =>
	requireBrowser('Chromium', 'CHROMIUM_PATH', 'chromium-headless-shell', [
		'/usr/bin/chromium-headless-shell',
		'/usr/bin/chromium',
		'/usr/bin/chromium-browser',
		'/usr/bin/google-chrome',
		'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	]);

/** Path of a Firefox; installs Debian's package when there is none. */
export const requireFirefox = (): string =>
	requireBrowser('Firefox', 'FIREFOX_PATH', 'firefox-esr', [
		'/usr/bin/firefox-esr',
		'/usr/bin/firefox',
		'/Applications/Firefox.app/Contents/MacOS/firefox',
	]);
