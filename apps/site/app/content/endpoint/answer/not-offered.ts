import { Misfit } from './misfit.ts';

/** A link to what this site doesn't have, such as a chat. It is left out like what does not fit, but nobody need know. */
export class NotOffered extends Misfit {
	constructor(path: string) {
		super(path, 'leads to what this site does not offer');
	}
}
