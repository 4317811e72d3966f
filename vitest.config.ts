import { defineConfig } from 'vitest/config';
import { everyWorkspace, sharedProcess } from './scripts/tests/every-workspace.ts';

export default defineConfig({
	test: {
		...everyWorkspace,
		projects: [
			'apps/*',
			'apps/*/vitest.own-process.config.ts',
			'apps/site/vitest.dom.config.ts',
			'apps/backend/vitest.postgres.config.ts',
			'packages/*',
			{
				test: {
					name: 'scripts',
					include: ['scripts/**/*.test.ts'],
					...everyWorkspace,
					...sharedProcess(),
				},
			},
		],
	},
});
