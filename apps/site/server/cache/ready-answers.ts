import type { Bodies, StoredPage } from './cached-page.ts';
import type { Encoding } from './negotiate.ts';

/** Header names and values in turn, as Node's `writeHead` takes them without looking at each. */
export type HeaderList = readonly string[];

export interface ReadyAnswer {
	headers: HeaderList;
	body: Buffer;
}

/** An answer for each encoding, and the one for who already has it; made once, when the page is kept. */
export interface ReadyAnswers {
	status: number;
	etag: string;
	identity: ReadyAnswer;
	gzip: ReadyAnswer;
	br: ReadyAnswer;
	notModified: HeaderList;
}

/** Precomputes the answers of a page. `common` is what every answer of the site carries, `caching` what caches are told. */
export function readyAnswers(
	page: StoredPage,
	common: HeaderList,
	caching: HeaderList,
): ReadyAnswers {
	const { status, etag, bodies } = page;
	const validator = ['etag', etag, ...caching];
	const own = Object.entries(page.headers).flat();
	const answer = (encoding: Encoding): ReadyAnswer => {
		const { body, used } = pick(bodies, encoding);
		const encoded = used === 'identity' ? [] : ['content-encoding', used];
		return {
			headers: [...own, ...common, ...validator, ...encoded, 'content-length', `${body.length}`],
			body,
		};
	};
	return {
		status,
		etag,
		identity: answer('identity'),
		gzip: answer('gzip'),
		br: answer('br'),
		notModified: [...common, ...validator],
	};
}

function pick(bodies: Bodies, encoding: Encoding): { body: Buffer; used: Encoding } {
	const body = bodies[encoding];
	return body ? { body, used: encoding } : { body: bodies.identity, used: 'identity' };
}
