import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { buildInfo } from './vite/build-info.ts';
import { fontSubset } from './vite/font-subset.ts';
import { inlineScript } from './vite/inline-script.ts';
import { moduleAddresses, separateScripts } from './vite/module-addresses.ts';
import { pageChunks } from './vite/page-chunks.ts';

export default defineConfig({
	plugins: [
		inlineScript(),
		moduleAddresses(),
		pageChunks(['app/entry.client.tsx', 'app/root.tsx'], separateScripts),
		buildInfo(),
		fontSubset(),
		tailwindcss(),
		reactRouter(),
	],
	resolve: { tsconfigPaths: true },
	build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
});
