import { execFileSync } from 'node:child_process';
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

const treeNode = z.object({
	name: z.string().optional(),
	version: z.string().optional(),
	license: z.string().optional(),
	path: z.string().optional(),
	extraneous: z.boolean().optional(),
	get dependencies() {
		return z.record(z.string(), treeNode).optional();
	},
});

const legacyManifest = z.object({ licenses: z.array(z.object({ type: z.string() })).optional() });

type TreeNode = z.infer<typeof treeNode>;

/** Development dependencies with parts in the delivered program: data, styles, a subset of a font. */
const bundledDevDependencies: Record<string, readonly string[]> = {
	site: ['world-atlas', 'tailwindcss', 'i18n-iso-countries'],
	backend: [],
};

/** The dependencies of a program (`site` or `backend`) by `npm ls`, each once; optional ones only if installed. */
export function deliveredPackages(program: string): DeliveredPackage[] {
	const packages = new Map<string, DeliveredPackage>();
	function add({ name, version, license, path, extraneous }: TreeNode): void {
		if (!name || !version || !path || extraneous || name.startsWith('@website/')) return;
		packages.set(path, {
			name,
			version,
			license: license ?? legacyLicense(path),
			folder: path,
		});
	}
	function walk(node: TreeNode): void {
		for (const child of Object.values(node.dependencies ?? {})) {
			add(child);
			walk(child);
		}
	}
	walk(listPackages(['-w', `apps/${program}`, '--omit=dev', '--all']));
	const names = bundledDevDependencies[program];
	if (names?.length) {
		walk(listPackages(['-w', `apps/${program}`, '--include=dev', ...names]));
	}
	return [...packages.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Packages from before 2014 may have a list of alternative licenses, which `npm ls` ignores. */
function legacyLicense(folder: string): string {
	const { licenses } = legacyManifest.parse(
		JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
	);
	return licenses?.map(({ type }) => type).join(' OR ') ?? '';
}

function listPackages(args: readonly string[]): TreeNode {
	// Exits with 1 for conflicting peer dependencies, but still prints the tree.
	try {
		return parse(run(args));
	} catch (error) {
		const output = z.object({ stdout: z.string() }).safeParse(error);
		if (!output.success) throw error;
		return parse(output.data.stdout);
	}
}

function run(args: readonly string[]): string {
	return execFileSync('npm', ['ls', '--json', '--long', ...args], {
		cwd: root,
		encoding: 'utf8',
		maxBuffer: 1 << 28,
		stdio: ['ignore', 'pipe', 'ignore'],
	});
}

function parse(json: string): TreeNode {
	return treeNode.parse(JSON.parse(json));
}

export function licenseTexts({ folder }: DeliveredPackage): string {
	return globSync('{LICEN[CS]E,licen[cs]e,COPYING,OFL,NOTICE,notice}*', { cwd: folder })
		.filter((file) => !/\.(js|ts|json)$/.test(basename(file)))
		.sort()
		.map((file) => readFileSync(join(folder, file), 'utf8').trim())
		.join('\n\n');
}
