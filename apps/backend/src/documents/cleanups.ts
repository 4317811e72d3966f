import type { Payload } from 'payload';
import { contributions } from '../platform/plugin.ts';

/** What plugins forget after its time, by the hour, after the trash was emptied (`plugins/retention`). */
export const cleanups = contributions<(payload: Payload) => Promise<unknown>>('cleanups');
