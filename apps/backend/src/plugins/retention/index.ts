import type { Plugin } from '../../platform/plugin.ts';
import { cleanUpAfterDeletion } from './clean-up-after-deletion.ts';

/**
 * Deletes the rows that refer to a permanently deleted document. `empty-trash.ts` empties the trash and runs the plugins' cleanups every
 * hour.
 */
export const retention = (): Plugin => cleanUpAfterDeletion;
