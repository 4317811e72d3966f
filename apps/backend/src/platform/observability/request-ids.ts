import { AsyncLocalStorage } from 'node:async_hooks';
import { processMemory } from '../process-memory.ts';

/** The id of the request that the calling code handles. */
export const requestIds = processMemory('request-ids', () => new AsyncLocalStorage<string>());
