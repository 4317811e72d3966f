import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { buildInfo } from './vite/build-info.ts';
import { fontSubset } from './vite/font-subset.ts';
import { inlineScript } from './vite/inline-script.ts';
import { separateScript } from './vite/separate-script.ts';

export default defineConfig({
	plugins: [
		inlineScript(),
		separateScript('after-ready', 'app/features/third-party/start.ts'),
		separateScript('live-preview', 'app/features/live-preview/start.ts'),
		buildInfo(),
		fontSubset(),
		tailwindcss(),
		reactRouter(),
	],
	resolve: { tsconfigPaths: true },
	build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
});
