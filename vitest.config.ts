import { defineConfig } from 'vitest/config';
import { patience } from './scripts/tests/patience.ts';

export default defineConfig({
	test: {
		projects: [
			'apps/*',
			'apps/backend/vitest.postgres.config.ts',
			'packages/*',
			{ test: { name: 'scripts', include: ['scripts/**/*.test.ts'], ...patience } },
		],
	},
});
