import { contractHeaders } from '@website/contracts/headers';

/** The latest version of the content that a purge has named: every question names it, as the backend asked may not know it yet. */
export class ContentVersion {
	#known = 0;

	get known(): number {
		return this.#known;
	}

	learn(version: number | undefined): void {
		this.#known = Math.max(this.#known, version ?? 0);
	}

	/** Headers of a question asked now, and whether its answer is older than it asked for. */
	ask(): { headers: Record<string, string>; isOlder: (answer: Response) => boolean } {
		const minimum = this.#known;
		return {
			headers: minimum > 0 ? { [contractHeaders.contentAtLeast]: String(minimum) } : {},
			isOlder: ({ headers }) => {
				const version = headers.get(contractHeaders.contentVersion);
				return version !== null && Number(version) < minimum;
			},
		};
	}
}
