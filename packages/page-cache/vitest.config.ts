import { defineConfig } from 'vitest/config';
import { everyWorkspace } from '../../scripts/tests/every-workspace.ts';

export default defineConfig({
	test: {
		include: ['**/*.test.ts'],
		setupFiles: ['./testing/long-timeouts.ts'],
		...everyWorkspace,
	},
});
