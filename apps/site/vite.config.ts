import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { afterReady } from './vite/after-ready.ts';
import { buildInfo } from './vite/build-info.ts';
import { fontSubset } from './vite/font-subset.ts';
import { inlineScript } from './vite/inline-script.ts';

export default defineConfig({
	plugins: [
		inlineScript(),
		afterReady('app/features/third-party/start.ts'),
		buildInfo(),
		fontSubset(),
		tailwindcss(),
		reactRouter(),
	],
	resolve: { tsconfigPaths: true },
	build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
});
