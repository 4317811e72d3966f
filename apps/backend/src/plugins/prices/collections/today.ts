import { environment } from '../../../platform/environment.ts';
import { dayIn } from './iso-day.ts';

/** The current day (YYYY-MM-DD) in PRICE_TIME_ZONE, which determines the valid prices. */
export const today = (now = new Date()): string => dayIn(environment.PRICE_TIME_ZONE, now);
