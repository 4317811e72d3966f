import { environment } from '../../platform/environment.ts';
import { dayIn } from './fields/iso-day.ts';

/** The day that decides which prices are valid, YYYY-MM-DD. */
export const today = (now = new Date()): string => dayIn(environment.PRICE_TIME_ZONE, now);
