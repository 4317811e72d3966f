import pino from 'pino';
import { environment } from '../environment.ts';
import { logOptions } from './log-options.ts';

/** Writes one structured line for each event, including the causes of errors. */
export const log = pino({ ...logOptions, level: environment.LOG_LEVEL });
