import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const manifest = z.object({ version: z.string() });

/** The program's version, and the id of its build; `development` where it runs from the sources. */
export function readBuild(): { version: string; build: string } {
	const { version } = manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')));
	const file = '.next/BUILD_ID';
	return { version, build: existsSync(file) ? readFileSync(file, 'utf8').trim() : 'development' };
}
