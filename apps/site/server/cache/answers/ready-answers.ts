import { limits } from '../../settings/limits.ts';
import type { Bodies, StoredPage } from '../stored/cached-page.ts';
import type { Encoding } from './negotiate.ts';

/** Header names and values in turn, as Node's `writeHead` takes them without looking at each. */
export type HeaderList = readonly string[];

export interface ReadyAnswer {
	/** Ends with the request's id, filled in by `headersFor` just before they are written. */
	headers: string[];
	body: Buffer;
	text: string | undefined;
}

export interface ReadyAnswers {
	status: number;
	etag: string;
	identity: ReadyAnswer;
	gzip: ReadyAnswer;
	br: ReadyAnswer;
	notModified: string[];
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
			headers: withRequestIdSlot([
				...[...own, ...common, ...validator, ...encoded],
				...['content-length', `${body.length}`],
			]),
			body,
			text: undefined,
		};
	};
	return {
		status,
		etag,
		identity: answer('identity'),
		gzip: answer('gzip'),
		br: answer('br'),
		notModified: withRequestIdSlot([...common, ...validator]),
	};
}

/** Sets the request's id in a prepared list: copying it for every request would cost more than the rest of the hot path. */
export function headersFor(prepared: string[], requestId: string): string[] {
	prepared[prepared.length - 1] = requestId;
	return prepared;
}

/**
 * The body for Node's `end` with the encoding `latin1`. A small one is a string of its bytes, which Node writes in one piece
 * with the headers, a tenth cheaper; made when it is first sent, for most stored pages are not asked for. Past some 16 KB,
 * headers included, Node would copy it once more.
 */
export function bodyToSend(answer: ReadyAnswer): Buffer | string {
	if (answer.body.length > limits.cache.maxTextBytes) return answer.body;
	answer.text ??= answer.body.toString('latin1');
	return answer.text;
}

function withRequestIdSlot(headers: string[]): string[] {
	return [...headers, 'x-request-id', ''];
}

function pick(bodies: Bodies, encoding: Encoding): { body: Buffer; used: Encoding } {
	const body = bodies[encoding];
	return body ? { body, used: encoding } : { body: bodies.identity, used: 'identity' };
}
