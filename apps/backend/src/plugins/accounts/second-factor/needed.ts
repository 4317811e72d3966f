import { APIError } from 'payload';
import type { Needed } from './needed-words.ts';

/** 401: the password is right, but `data` says what else is needed. */
export class SecondFactorNeeded extends APIError<Needed> {
	constructor(message: string, needed: Needed) {
		super(message, 401, needed, true);
	}
}
