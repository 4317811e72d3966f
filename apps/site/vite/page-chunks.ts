import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const files = ['separate', 'libraries', 'frame', 'page'] as const;

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * Joins the modules that routes share into four files, so that the first interaction starts about ten requests instead of seventy:
 * libraries, the frame that every page has, what pages have in it, and the little that scripts without React (`separateScripts`) share
 * with it. What parts with prices share is a fifth, which loads with the first of them.
 */
export function pageChunks(frame: readonly string[], separateScripts: readonly string[]): Plugin {
	let root = '';
	const imports = (entries: readonly string[], context: Context): Set<string> => {
		const ids = new Set(entries.map((entry) => resolve(root, entry)));
		for (const id of ids) {
			for (const imported of context.getModuleInfo(id)?.importedIds ?? []) ids.add(imported);
		}
		return ids;
	};
	let inFrame: Set<string> | undefined;
	let inScripts: Set<string> | undefined;
	return {
		name: 'page-chunks',
		configResolved(config) {
			root = config.root;
		},
		configEnvironment(name) {
			if (name !== 'client') return;
			const fileOf = (id: string, context: Context): (typeof files)[number] => {
				inFrame ??= imports(frame, context);
				inScripts ??= imports(separateScripts, context);
				if (inScripts.has(id)) return 'separate';
				if (!inFrame.has(id)) return 'page';
				return id.includes('/node_modules/') ? 'libraries' : 'frame';
			};
			// A group takes along what its modules import, unless an earlier group has it.
			const groups = files.map((file) => ({
				name: (id: string, context: Context) => (fileOf(id, context) === file ? file : null),
				debugName: file,
				tags: ['$initial' as const],
				minShareCount: 2,
			}));
			const prices = {
				name: 'prices',
				test: /\/(features\/pricing|shared\/prices)\//,
				minShareCount: 2,
			};
			return {
				build: { rolldownOptions: { output: { codeSplitting: { groups: [...groups, prices] } } } },
			};
		},
	};
}
