import { defineConfig } from 'vitest/config';
import { everyWorkspace, sharedProcess } from '../../scripts/tests/every-workspace.ts';

export default defineConfig({
	test: { include: ['**/*.test.ts'], ...everyWorkspace, ...sharedProcess() },
});
