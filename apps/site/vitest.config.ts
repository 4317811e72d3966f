import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { everyWorkspace, excluded, sharedProcess } from '../../scripts/tests/every-workspace.ts';
import { filesInOwnProcess, testFilesWith } from '../../scripts/tests/own-process.ts';
import { buildInfo } from './vite/build-info.ts';
import { fontSubset } from './vite/font-subset.ts';
import { inlineScript } from './vite/inline-script.ts';
import { moduleAddresses } from './vite/module-addresses.ts';

const testFiles = ['app/**/*.test.{ts,tsx}', '{server,shared,test,vite}/**/*.test.ts'];

/** The test files that run in their own process. */
export const inOwnProcess = filesInOwnProcess(import.meta.dirname, testFiles);

/** The test files that need a DOM. */
export const withDom = testFilesWith(
	/@vitest-environment .*\/dom\//,
	import.meta.dirname,
	testFiles,
);

/** Components are tested as the server renders them, even in a test environment with a document. */
const asServer: Plugin = {
	name: 'as-server',
	enforce: 'pre',
	transform: (code) =>
		code.includes('import.meta.env.SSR') ? code.replaceAll('import.meta.env.SSR', 'true') : null,
};

export default defineConfig({
	plugins: [asServer, inlineScript(), moduleAddresses(), buildInfo(), fontSubset()],
	resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
	test: {
		...everyWorkspace,
		include: testFiles,
		exclude: [...excluded, ...inOwnProcess, ...withDom],
		...sharedProcess('test/shared-process.ts', 'test/long-timeouts.ts'),
	},
});
