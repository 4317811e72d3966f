import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { startContent } from '../stand-ins/content.ts';
import { startSite } from '../support/site.ts';
import { rareStep, step } from './journey.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** A copy of the files in git, uncommitted changes included, with the packages of this checkout but workspaces of its own. */
function copyCheckout(): string {
	const copy = mkdtempSync(join(tmpdir(), 'developer-'));
	const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
	for (const file of files.split('\0').filter(Boolean))
		cpSync(join(root, file), join(copy, file), { recursive: true });
	for (const modules of ['node_modules', 'apps/site/node_modules']) {
		mkdirSync(join(copy, modules), { recursive: true });
		for (const name of readdirSync(join(root, modules)))
			if (name !== '@website') symlinkSync(join(root, modules, name), join(copy, modules, name));
	}
	cpSync(join(root, 'node_modules/@website'), join(copy, 'node_modules/@website'), {
		recursive: true,
		verbatimSymlinks: true,
	});
	return copy;
}

test('a developer adds a section, sees it, tests it and builds the site', async ({ page }) => {
	const copy = await step('copies the checkout', async () => copyCheckout());
	const npm = async (...args: string[]) => {
		const { stdout } = await run('npm', args, { cwd: copy, maxBuffer: 2 ** 24 });
		return stdout;
	};
	const section = ['section', 'image-map', 'Image map', 'Billedkort', 'Bildkarte'];
	const content = await startContent();

	await step('creates a section by one command, which prints the files', async () => {
		const output = await npm('run', 'new', '--', ...section);
		expect(output).toContain('apps/site/app/sections/image-map/image-map.tsx');
		expect(output).toContain('apps/backend/src/model/sections/image-map.ts');
	});

	await step('is told that a second section cannot have its name', async () => {
		await expect(npm('run', 'new', '--', ...section)).rejects.toThrow(
			/There is a apps\/site\/app\/sections\/image-map/,
		);
	});

	await step('sees the section in each language on the development server', async () => {
		const site = await startSite(
			{
				NODE_ENV: 'development',
				CONTENT_URL: `${content.url}/graphql`,
				CACHE_DIR: join(copy, 'cache'),
			},
			{ checkout: copy, args: ['--dev'] },
		);
		try {
			for (const [prefix, heading] of [
				['', 'Image map'],
				['/da', 'Billedkort'],
				['/de', 'Bildkarte'],
			]) {
				// The server reloads the open page when it has found further packages, which aborts a navigation.
				await expect(() =>
					page.goto(`${site.url}${prefix}/examples?part=sections/image-map`),
				).toPass();
				await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
			}
		} finally {
			await site.stop();
		}
	});

	await step('runs the tests of sections', async () => {
		expect(await npm('test', '--', 'unit', 'app/sections/index.test')).toMatch(
			/^[1-9]\d* passed, 0 failed/m,
		);
	});

	await rareStep('adds the collection of the guide', async () => {
		await run('git', ['apply', 'docs/own-collection.patch'], { cwd: copy });
		await npm('run', 'generate');
		await npm('run', 'generate', '-w', 'apps/backend');
		await npm('run', 'typegen', '-w', 'apps/site');
	});

	await rareStep('checks the types, and builds the site with the section', async () => {
		for (const workspace of ['apps/site', 'apps/backend'])
			await run('tsc', ['-p', workspace], { cwd: copy });
		await npm('run', 'build', '--silent', '-w', 'apps/site');
		const assets = join(copy, 'apps/site/build/client/assets');
		expect(readdirSync(assets).length).toBeGreaterThan(10);
	});

	await content.close();
	rmSync(copy, { recursive: true, force: true });
});
