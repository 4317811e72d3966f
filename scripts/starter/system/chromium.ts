import { existsSync } from 'node:fs';
import { Problem } from '../problem.ts';
import { installDebianPackages } from './debian-packages.ts';

const knownPlaces = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function findChromium(): string | undefined {
	return [process.env.CHROMIUM_PATH, ...knownPlaces].find((path) => path && existsSync(path));
}

/** Path of a Chromium; installs Debian's package when there is none. */
export function requireChromium(): string {
	const found = findChromium();
	if (found) return found;
	installDebianPackages('chromium');
	const installed = findChromium();
	if (installed) return installed;
	throw new Problem(
		'The browser tests need Chromium, and it could not be installed. Install it, or set CHROMIUM_PATH to its binary.',
	);
}
