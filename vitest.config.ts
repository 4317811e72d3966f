import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: { projects: ['apps/*', 'apps/backend/vitest.postgres.config.ts', 'packages/*'] },
});
