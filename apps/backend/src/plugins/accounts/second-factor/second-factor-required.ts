import { APIError } from 'payload';
import type { MissingFactor } from './missing-factor.ts';

/** 401: the password is right, but a second factor is missing; `data` has its details. */
export class SecondFactorRequired extends APIError<MissingFactor> {
	constructor(message: string, missingFactor: MissingFactor) {
		super(message, 401, missingFactor, true);
	}
}
