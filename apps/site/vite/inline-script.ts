import { readFile } from 'node:fs/promises';
import { minify } from 'rolldown/utils';
import { type Plugin, transformWithOxc } from 'vite';

const query = '?inline-script';

/** `import code from './file.ts?inline-script'` imports the compiled and minified code of a file as a string for an inline script. */
export function inlineScript(): Plugin {
	return {
		name: 'inline-script',
		enforce: 'pre',
		async load(id) {
			if (!id.endsWith(query)) return;
			const file = id.slice(0, -query.length);
			this.addWatchFile(file);
			const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
			// Wrapped in a function before it is minified, so that all its names can be shortened.
			const { code: minified } = await minify(file, `(()=>{${code}})()`, { module: false });
			return `export default ${JSON.stringify(minified.trim())};`;
		},
	};
}
