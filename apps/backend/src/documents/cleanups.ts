import type { Payload } from 'payload';
import { contributions } from '../platform/plugin.ts';

/** Plugins' cleanup functions. `plugins/retention` runs them every hour, after it empties the trash. */
export const cleanups = contributions<(payload: Payload) => Promise<unknown>>('cleanups');
