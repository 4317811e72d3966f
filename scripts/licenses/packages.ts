import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { root } from '../starter/programs.ts';

export interface DeliveredPackage {
	name: string;
	version: string;
	/** An SPDX expression; empty if the package has none. */
	license: string;
	folder: string;
}

/** Packages from before 2014 may have a list of alternative licenses. */
const manifest = z.object({
	name: z.string(),
	version: z.string(),
	license: z.string().optional(),
	licenses: z.array(z.object({ type: z.string() })).optional(),
});

/** Development dependencies with parts in the delivered program: data, styles, a subset of a font. */
const bundledDevDependencies: Record<string, readonly string[]> = {
	site: ['world-atlas', 'tailwindcss', 'i18n-iso-countries'],
	backend: [],
};

/** The dependencies of a program (`site` or `backend`) by `npm ls`, each once; optional ones only if installed. */
export function deliveredPackages(program: string): DeliveredPackage[] {
	const names = bundledDevDependencies[program] ?? [];
	const folders = new Set([
		...listFolders(['-w', `apps/${program}`, '--omit=dev', '--all']),
		...(names.length > 0 ? listFolders(['-w', `apps/${program}`, '--include=dev', ...names]) : []),
	]);
	return [...folders]
		.map((folder) => {
			const text = readFileSync(join(folder, 'package.json'), 'utf8');
			const { name, version, license, licenses } = manifest.parse(JSON.parse(text));
			const alternatives = licenses?.map(({ type }) => type).join(' OR ');
			return { name, version, license: license ?? alternatives ?? '', folder };
		})
		.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The exit code does not count: conflicting peer dependencies set it. */
function listFolders(args: readonly string[]): string[] {
	const { stdout } = spawnSync('npm', ['ls', '--parseable', ...args], {
		cwd: root,
		encoding: 'utf8',
		maxBuffer: 1 << 28,
	});
	return stdout.split('\n').filter((folder) => /\/node_modules\/(?!@website\/)/.test(folder));
}

export function licenseTexts({ folder }: DeliveredPackage): string {
	return globSync('{LICEN[CS]E,licen[cs]e,COPYING,OFL,NOTICE,notice}*', { cwd: folder })
		.filter((file) => !/\.(js|ts|json)$/.test(basename(file)))
		.sort()
		.map((file) => readFileSync(join(folder, file), 'utf8').trim())
		.join('\n\n');
}
