import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';

/** The files of the site that the gallery reads. */
export interface SiteFiles {
	/** Path of `apps/site/app`. */
	app: string;
	/** Files in `ui` and `layouts` that export a component, relative to `app`. */
	components: string[];
	/** Returns the files that import a file, except tests and examples. Paths are relative to `app`. */
	importersOf(file: string): string[];
}

const isProduction = (file: string) =>
	!/\.(test|example)\.tsx?$|\/example\.ts$|^testing\//.test(file);

/** Reads the imports of all files of the site. */
export function readSiteFiles(app: string): SiteFiles {
	const files = globSync('**/*.{ts,tsx}', { cwd: app })
		.filter((file) => !file.includes('generated'))
		.filter(isProduction)
		.sort();
	const importers = new Map<string, string[]>();
	const components: string[] = [];
	for (const file of files) {
		const path = join(app, file);
		const source = readFileSync(path, 'utf8');
		const { module, program } = parseSync(path, source);
		const requests = [
			...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
			...module.dynamicImports.map(({ moduleRequest }) =>
				source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
			),
		];
		for (const request of requests) {
			const target = targetOf(request, file);
			if (target) importers.set(target, [...(importers.get(target) ?? []), file]);
		}
		if (file.endsWith('.tsx') && /^(ui|layouts)\//.test(file) && exportsComponent(program)) {
			components.push(file);
		}
	}
	return { app, components, importersOf: (file) => importers.get(withoutExtension(file)) ?? [] };

	function targetOf(request: string, from: string): string | null {
		if (request.startsWith('~/')) return withoutExtension(request.slice(2));
		if (!request.startsWith('.')) return null;
		return withoutExtension(relative(app, join(app, dirname(from), request)));
	}
}

function withoutExtension(file: string): string {
	return file.replace(/\.tsx?$/, '').replace(/\/index$/, '');
}

function exportsComponent(program: ReturnType<typeof parseSync>['program']): boolean {
	return program.body.some(
		(statement) =>
			(statement.type === 'ExportNamedDeclaration' ||
				statement.type === 'ExportDefaultDeclaration') &&
			statement.declaration?.type === 'FunctionDeclaration' &&
			/^[A-Z]/.test(statement.declaration.id?.name ?? ''),
	);
}
