/** Something in an answer that can't be used, and where: "DK transactionSms.EUR" is "negative". */
export interface RowProblem {
	/** Country or place in the list, then the field; made of the site's own names and numbers, never of foreign text. */
	path: string;
	reason: string;
}

/** Collects what was left out of one answer. */
export class RowProblems {
	readonly list: RowProblem[] = [];
	readonly #path: string;

	constructor(path = '', list: RowProblem[] = []) {
		this.#path = path;
		this.list = list;
	}

	/** The same collection, a step further down. */
	at(step: string | number): RowProblems {
		const separator = this.#path === '' ? '' : this.#path.includes(' ') ? '.' : ' ';
		return new RowProblems(`${this.#path}${separator}${step}`, this.list);
	}

	/** Notes that what stands here is left out; null, to return in its place. */
	leaveOut(reason: string): null {
		this.list.push({ path: this.#path, reason });
		return null;
	}
}
