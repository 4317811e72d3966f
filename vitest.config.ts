import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		projects: [
			'apps/*',
			'apps/backend/vitest.postgres.config.ts',
			'packages/*',
			{ test: { name: 'scripts', include: ['scripts/**/*.test.ts'], testTimeout: 30_000 } },
		],
	},
});
