import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { buildInfo } from './vite/build-info.ts';
import { fontSubset } from './vite/font-subset.ts';
import { inlineScript } from './vite/inline-script.ts';
import { pageChunks } from './vite/page-chunks.ts';
import { separateScript } from './vite/separate-script.ts';

const afterReady = 'app/features/third-party/start.ts';
const livePreview = 'app/features/live-preview/start.ts';

export default defineConfig({
	plugins: [
		inlineScript(),
		separateScript('after-ready', afterReady),
		separateScript('live-preview', livePreview),
		pageChunks(['app/entry.client.tsx', 'app/root.tsx'], [afterReady, livePreview]),
		buildInfo(),
		fontSubset(),
		tailwindcss(),
		reactRouter(),
	],
	resolve: { tsconfigPaths: true },
	build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
});
