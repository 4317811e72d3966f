import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import type { InlineConfig } from 'vite';
import { fontSubset } from '../../site/vite/font-subset.ts';
import { inlineScript } from '../../site/vite/inline-script.ts';
import { partFacts } from '../facts/plugin.ts';
import { exampleMedia } from '../media/example-media.ts';
import { contractModules } from './contract-modules.ts';

const gallery = join(import.meta.dirname, '..');

interface GalleryOptions {
	/** Root folder of the project with the parts: the working tree or a checkout of an earlier commit. */
	project: string;
	/** Output folder of a build. */
	outDir?: string;
}

/** Vite's configuration of the gallery. It is used through Vite's API, without a configuration file. */
export function galleryConfig({ project, outDir = 'build' }: GalleryOptions): InlineConfig {
	const site = join(project, 'apps/site');
	return {
		root: gallery,
		configFile: false,
		appType: 'spa',
		plugins: [
			inlineScript(),
			fontSubset(site),
			partFacts(project),
			exampleMedia(join(project, 'apps/backend/src/seed/content/media')),
			tailwindcss(),
		],
		resolve: {
			alias: [{ find: '~', replacement: join(site, 'app') }, ...contractModules(project)],
			dedupe: ['react', 'react-dom', 'react-router'],
		},
		server: { host: '127.0.0.1', fs: { allow: [project, join(gallery, '../..')] } },
		preview: { host: '127.0.0.1' },
		build: {
			outDir,
			emptyOutDir: true,
			target: 'es2022',
			reportCompressedSize: false,
			rolldownOptions: { input: [join(gallery, 'index.html'), join(gallery, 'frame.html')] },
		},
	};
}
