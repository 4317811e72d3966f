import { executeAuthStrategies, type Payload } from 'payload';
import { z } from 'zod';
import { askDatabase } from '../database/ask-database.ts';
import { limits } from '../limits.ts';
import { outageOf } from '../observability/outage.ts';
import { reportFailure } from '../observability/report-failure.ts';
import { overRate } from './client-rates.ts';
import { checkId, collectionOf } from './document-id.ts';
import { outageResponse } from './errors/outages.ts';
import { isUnusableInput } from './errors/unusable-input.ts';
import { boundedResponse } from './large-reads/bounded-response.ts';
import { oneByOne, withSemaphore } from './large-reads/semaphore.ts';
import { isList, withDepth } from './large-reads/with-depth.ts';
import { publicEndpoint } from './public-endpoints.ts';
import {
	checkCost,
	checkLimit,
	checkListDepth,
	checkQuery,
	documentsAsked,
} from './query-limits.ts';
import { bodyOf, type RestCall, readCall, withBody } from './reading/rest-call.ts';
import { Refusal, refused } from './refusal.ts';
import { withLocale } from './with-locale.ts';

/** Payload's REST: a request, and the decoded segments below `/api`. */
export type Rest = (request: Request, segments: readonly string[]) => Promise<Response>;

const reads = (method: string) => method === 'GET' || method === 'HEAD';

/** Who is signed in; rejects when the database can't say, which Payload takes for nobody. */
async function signedIn(payload: Payload, headers: Headers) {
	const { user } = await executeAuthStrategies({ payload, headers });
	if (!user && hasCredentials(headers)) await askDatabase(payload);
	return user;
}

/** True for a request that somebody signed in may have sent. */
const hasCredentials = (headers: Headers): boolean =>
	headers.has('authorization') || /(^|;\s*)payload-token=/.test(headers.get('cookie') ?? '');

/** A stranger's request, once it is known to be for an open door. */
async function fromStranger(call: RestCall): Promise<Request> {
	if (reads(call.method)) return call.request;
	return withBody(call.request, await bodyOf(call.request, limits.rest.strangersBody));
}

const counted = z.object({ totalDocs: z.number() });

/** How many documents there are for a request that asks for all of them. */
async function countAll(rest: Rest, { request, segments }: RestCall): Promise<number> {
	const { origin, search } = new URL(request.url);
	const [slug = '', ...below] = segments;
	if (below.length > 0) return Number.POSITIVE_INFINITY;
	const countRequest = new Request(`${origin}/api/${slug}/count${search}`, {
		headers: request.headers,
	});
	const response = counted.safeParse(await (await rest(countRequest, [slug, 'count'])).json());
	return response.success ? response.data.totalDocs : 0;
}

/** Refuses what is malformed or over a cap (`limits.rest`). Gives about how many KiB the answer has. */
async function checkCall(payload: Payload, rest: Rest, call: RestCall): Promise<number> {
	checkQuery(call.query);
	if (isList(call)) checkListDepth(call.query);
	const collection = collectionOf(payload, call.segments);
	const { id } = collection ? checkId(collection, call.method, call.segments) : {};
	if (!reads(call.method)) return 0;
	const isOne = id !== undefined || (call.segments[0] === 'globals' && !isList(call));
	const documents = isOne ? 1 : (documentsAsked(call.query) ?? (await countAll(rest, call)));
	checkLimit(documents);
	// What our own endpoints answer has bounds of its own.
	return isOne || isList(call) ? checkCost(call.query, documents, collection) : 0;
}

/** Payload's REST, closed by default: 401 for strangers unless `public-endpoints.ts` lists the request; caps for everybody else. */
export function requireAuth(payload: Payload, rest: Rest): Rest {
	return async (request, segments) => {
		try {
			const call = await readCall(request, segments);
			const door = publicEndpoint(request.method, `/api/${segments.join('/')}`);
			if (door && call.method === request.method) {
				checkQuery(call.query);
				if (hasCredentials(request.headers)) await askDatabase(payload);
				const refusal = door.rate && (await overRate(door.rate, request));
				return refusal ?? (await rest(await fromStranger(call), segments));
			}
			const user = await signedIn(payload, request.headers);
			if (!user) throw new Refusal(401, 'Sign in first');
			const person = `${user.collection}:${user.id}`;
			const whole = withDepth(withLocale(call));
			if (!reads(call.method)) {
				await checkCall(payload, rest, whole);
				return await rest(whole.request, segments);
			}
			return await withSemaphore(person, async () => {
				const kibibytes = await checkCall(payload, rest, whole);
				const read = () => boundedResponse(rest(whole.request, segments));
				return kibibytes > limits.rest.kibibytes.heavy ? oneByOne(person, read) : read();
			});
		} catch (cause) {
			if (cause instanceof Refusal) return refused(cause.status, cause.message);
			reportFailure('rest', cause, 'REST request failed', { path: segments.join('/') });
			const outage = outageOf(cause);
			if (outage) return outageResponse(payload, request.headers, outage);
			return isUnusableInput(cause)
				? refused(400, 'The request has a form that can’t be used here')
				: refused(500, 'Something went wrong');
		}
	};
}
