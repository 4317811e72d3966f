import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { inlineScript } from './vite/inline-script.ts';

export default defineConfig({
	plugins: [inlineScript(), tailwindcss(), reactRouter()],
	resolve: { tsconfigPaths: true },
	build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
});
