import { contractHeaders } from '@website/contracts/headers';

/** The latest content version that a purge has named. Every query sends it, since another backend may not have it yet. */
export class ContentVersion {
	#known = 0;

	get known(): number {
		return this.#known;
	}

	learn(version: number | undefined): void {
		this.#known = Math.max(this.#known, version ?? 0);
	}

	/** Headers of a query, and a function that tells whether its response is older than requested. */
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
