import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contractModules } from './contract-modules.ts';

test('resolves a module by the exports of the contracts package', () => {
	const project = mkdtempSync(join(tmpdir(), 'contract-modules-'));
	onTestFinished(() => rmSync(project, { recursive: true }));
	const contracts = join(project, 'packages/contracts');
	mkdirSync(contracts, { recursive: true });
	writeFileSync(
		join(contracts, 'package.json'),
		JSON.stringify({ name: '@website/contracts', exports: { './slug': './texts/slug.ts' } }),
	);
	const [slug] = contractModules(project);
	expect('@website/contracts/slug'.replace(slug?.find ?? '', slug?.replacement ?? '')).toBe(
		join(contracts, 'texts/slug.ts'),
	);
	expect('@website/contracts/slugs').not.toMatch(slug?.find ?? /./);
});
