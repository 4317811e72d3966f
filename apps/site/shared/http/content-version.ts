import { contractHeaders } from '@website/contracts/headers';

/** The latest content version in a purge. Queries send it, since another backend may not have it yet. */
export class ContentVersion {
	#latest = 0;

	get latest(): number {
		return this.#latest;
	}

	update(version: number | undefined): void {
		this.#latest = Math.max(this.#latest, version ?? 0);
	}

	/** The headers of a query, and a function that checks if its response is older than requested. */
	forRequest(): { headers: Record<string, string>; isOlder: (response: Response) => boolean } {
		const minimum = this.#latest;
		return {
			headers: minimum > 0 ? { [contractHeaders.contentAtLeast]: String(minimum) } : {},
			isOlder: ({ headers }) => {
				const version = headers.get(contractHeaders.contentVersion);
				return version !== null && Number(version) < minimum;
			},
		};
	}
}
