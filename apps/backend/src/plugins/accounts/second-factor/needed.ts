import { APIError } from 'payload';
import type { MissingFactor } from './needed-words.ts';

/** 401: the password is right, but a second factor is missing; `data` has its details. */
export class SecondFactorNeeded extends APIError<MissingFactor> {
	constructor(message: string, missingFactor: MissingFactor) {
		super(message, 401, missingFactor, true);
	}
}
