import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDemoDocuments } from './demo-documents.ts';
import { readComponent } from './fields-of-component.ts';
import { readContractType } from './fields-of-contract.ts';
import type { PartFacts, PartId } from './part-facts.ts';
import { readSiteFiles } from './site-files.ts';

/** Reads the facts of all parts with examples, by part id. `root` is the project's folder. */
export function readFacts(root: string): Record<PartId, PartFacts> {
	const files = readSiteFiles(join(root, 'apps/site/app'));
	const sdl = readFileSync(join(root, 'packages/contracts/content.graphql'), 'utf8');
	const documents = readDemoDocuments(join(root, 'apps/backend/src/seed/content'));
	const facts: Record<PartId, PartFacts> = {};
	for (const example of globSync('{sections,blog-elements}/*/example.ts', { cwd: files.app })) {
		const folder = example.replace('/example.ts', '');
		const [category = '', name = ''] = folder.split('/');
		const typeName = contractName(category, name);
		const contract = readContractType(sdl, typeName);
		const module = `${folder}/${name}.tsx`;
		facts[folder] = {
			file: `apps/site/app/${module}`,
			description: contract?.description || componentOf(files.app, module).description,
			fields: contract?.fields ?? [],
			importedBy: files.importersOf(module),
			documents: documents.get(typeName) ?? [],
		};
	}
	for (const example of globSync('{ui,layouts}/**/*.example.tsx', { cwd: files.app })) {
		const module = example.replace('.example.tsx', '.tsx');
		facts[module.replace('.tsx', '')] = {
			file: `apps/site/app/${module}`,
			...componentOf(files.app, module),
			importedBy: files.importersOf(module),
			documents: [],
		};
	}
	return facts;
}

function componentOf(app: string, module: string): Pick<PartFacts, 'description' | 'fields'> {
	const path = join(app, module);
	const component = readComponent(path, readFileSync(path, 'utf8'));
	return { description: component?.description ?? '', fields: component?.fields ?? [] };
}

/** Returns `WideCtaSection` for `sections` and `wide-cta`, `BlogQuote` for `blog-elements` and `blog-quote`. */
function contractName(category: string, folder: string): string {
	const name = folder.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
	return category === 'sections' ? `${name}Section` : name;
}
