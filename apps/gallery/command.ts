import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { Problem, run } from '../../scripts/starter/problem.ts';
import { root } from '../../scripts/starter/programs.ts';
import { requireChromium } from '../../scripts/starter/system/chromium.ts';
import { compare } from './compare/compare.ts';
import { galleryConfig } from './vite/gallery-config.ts';

/** `npm run gallery` shows all parts with their examples. `-- compare [git ref] [part …]` compares them with a commit (default: HEAD). */
await run(async () => {
	const [command, ref = 'HEAD', ...partPrefixes] = process.argv.slice(2);
	if (command === 'compare') return compareWith(ref, partPrefixes);
	if (command)
		throw new Problem(
			`Unknown command "${command}". Usage: npm run gallery [-- compare [git ref] [part …]]`,
		);
	const server = await createServer(galleryConfig({ project: root }));
	await server.listen(6100);
	server.printUrls();
});

async function compareWith(ref: string, partPrefixes: readonly string[]): Promise<void> {
	const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], {
		cwd: root,
	});
	if (status !== 0) throw new Problem(`There is no commit "${ref}".`);
	const { file, changed } = await compare({
		project: root,
		ref,
		partPrefixes,
		browser: requireChromium(),
		results: join(root, 'test-results/gallery'),
	});
	console.log(`${changed} pictures changed since ${ref}: ${file}`);
}
