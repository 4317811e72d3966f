import { contractHeaders } from '@website/contracts/headers';

/**
 * The latest version of the content that a purge has named. Several backends may share one database, and one may not yet know what
 * another has published: every question names the version its answer must have reached. Content and price endpoints that know no
 * versions are never asked for one.
 */
export class ContentVersion {
	#known = 0;

	/** The latest version named; 0 before the first. */
	get known(): number {
		return this.#known;
	}

	/** Takes note of a purge's version, if it has one. */
	learn(version: number | undefined): void {
		this.#known = Math.max(this.#known, version ?? 0);
	}

	/** Headers of a question asked now, and whether its answer is older than it asked for. */
	ask(): { headers: Record<string, string>; isOlder: (answer: Response) => boolean } {
		const asked = this.#known;
		return {
			headers: asked > 0 ? { [contractHeaders.contentAtLeast]: String(asked) } : {},
			isOlder: ({ headers }) => {
				const given = headers.get(contractHeaders.contentVersion);
				return given !== null && Number(given) < asked;
			},
		};
	}
}
