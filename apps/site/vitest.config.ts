import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { afterReady } from './vite/after-ready.ts';
import { buildInfo } from './vite/build-info.ts';
import { inlineScript } from './vite/inline-script.ts';

export default defineConfig({
	plugins: [inlineScript(), afterReady('app/features/third-party/start.ts'), buildInfo()],
	resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
	test: { include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts'] },
});
