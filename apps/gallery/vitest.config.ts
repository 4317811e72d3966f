import { defineConfig } from 'vitest/config';
import { patience } from '../../scripts/tests/patience.ts';

export default defineConfig({ test: { include: ['**/*.test.ts'], ...patience } });
