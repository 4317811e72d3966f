import { environment } from '../platform/environment.ts';

/** The URL of the database without its password. */
export const databaseAddress = (): string =>
	environment.DATABASE_URL.replace(/^(\w+:\/\/[^:@/?]*):[^@/]*@/, '$1@');
