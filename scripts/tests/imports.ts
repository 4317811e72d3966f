import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { root } from '../starter/programs.ts';

const specifiers = /(?:\bfrom\s+|\bimport\s*\(?\s*)['"]([^'"\n]+)['"]/g;

/** Prefixes of imports, with the paths that they stand for, relative to the root. */
const prefixes: readonly [string, string][] = [
	['~/', 'apps/site/app/'],
	['#shared/', 'apps/site/shared/'],
	['@payload-config', 'apps/backend/src/payload.config.ts'],
];

const manifest = z.object({
	name: z.string(),
	exports: z.record(z.string(), z.string()).default({}),
});

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Files of the project's own packages by import specifier. */
const packageExports = new Map(
	globSync('packages/*/package.json', { cwd: root }).flatMap((file) => {
		const { name, exports } = manifest.parse(JSON.parse(readFileSync(join(root, file), 'utf8')));
		return Object.entries(exports).map(
			([as, path]) => [join(name, as), join(dirname(file), path)] as const,
		);
	}),
);

/** The path of an imported file, relative to the root; null for external packages. */
function resolveImport(specifier: string, importer: string): string | null {
	const packageFile = packageExports.get(specifier);
	if (packageFile) return packageFile;
	const [prefix, folder] = prefixes.find(([start]) => specifier.startsWith(start)) ?? [];
	const path = prefix
		? join(folder ?? '', specifier.slice(prefix.length))
		: specifier.startsWith('.')
			? join(dirname(importer), specifier)
			: null;
	if (path === null) return null;
	const [plain = ''] = path.split('?');
	const ending = endings.find(
		(end) => /\.\w+$/.test(plain + end) && existsSync(join(root, plain + end)),
	);
	return ending === undefined ? null : plain + ending;
}

const imports = new Map<string, readonly string[]>();

/** The project's own files that a file imports, relative to the root. */
export function importsOf(file: string): readonly string[] {
	const existing = imports.get(file);
	if (existing) return existing;
	const text = readFileSync(join(root, file), 'utf8');
	const targets = [...text.matchAll(specifiers)].flatMap(
		([, specifier = '']) => resolveImport(specifier, file) ?? [],
	);
	imports.set(file, targets);
	return targets;
}
