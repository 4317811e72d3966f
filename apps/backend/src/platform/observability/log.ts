import pino from 'pino';
import { environment } from '../environment.ts';
import { logOptions } from './log-options.ts';

/** One structured line for each event; causes of errors included. */
export const log = pino({ ...logOptions, level: environment.LOG_LEVEL });
