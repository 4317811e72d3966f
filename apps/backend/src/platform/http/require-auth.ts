import { isLocaleCode } from '@website/contracts/locales';
import { defaultLocale } from '@website/contracts/site-locales';
import { executeAuthStrategies, type Payload } from 'payload';
import { probeDatabase } from '../database/probe-database.ts';
import { limits } from '../limits.ts';
import { outageOf } from '../observability/outage.ts';
import { reportFailure } from '../observability/report-failure.ts';
import { authenticatedUser } from './authenticated-user.ts';
import { rateLimitResponse } from './client-rates.ts';
import { cookieNames } from './cookies.ts';
import { Refusal, refusalResponse } from './endpoint.ts';
import { outageResponse } from './errors/outages.ts';
import { isUnusableInput } from './errors/unusable-input.ts';
import { isRead, publicEndpoint } from './public-endpoints.ts';
import { checkList, checkQuery } from './reading/query.ts';
import { bodyOf, type RestCall, readCall, withBody } from './reading/rest-call.ts';

/**
 * True for a request whose response is a list: documents or versions of a collection, or versions of a global. A POST creates one document.
 */
function isList({ method, segments }: Pick<RestCall, 'method' | 'segments'>): boolean {
	if (method === 'POST') return false;
	const [first, second, third, ...more] = segments;
	if (first === 'globals') return third === 'versions' && more.length === 0;
	return second === undefined || (second === 'versions' && third === undefined);
}

/** Payload's other values for a locale: all locales, or `null` for none, which the admin sends if texts do not matter. */
const otherValues = new Set<unknown>(['all', '*', 'null']);

/**
 * Sets what the query lacks: the default locale, as Payload would fail on every filter of a localized field, and the depth 0 of a list, where
 * Payload would populate relations two levels deep. A limit of 0, with which Payload would return all documents and with which its list of
 * deleted documents counts them, is the largest number of documents. Rejects an unknown locale.
 */
function withDefaults(call: RestCall): RestCall {
	const { request, query } = call;
	const { locale } = query;
	if (locale !== undefined && !isLocaleCode(locale) && !otherValues.has(locale))
		throw new Refusal(400, 'There is no such language');
	const isAll = String(query.limit) === '0' && isRead(request.method);
	const defaults = {
		...(locale === undefined && { locale: defaultLocale() }),
		...(isList(call) && query.depth === undefined && { depth: '0' }),
		...(isList(call) && isAll && { limit: String(limits.rest.documents) }),
	};
	const url = new URL(request.url);
	for (const [name, value] of Object.entries(defaults)) url.searchParams.set(name, value);
	return { ...call, request: new Request(url, request), query: { ...query, ...defaults } };
}

type FindOptions = Parameters<Payload['find']>[0];
type FindByIdOptions = Parameters<Payload['findByID']>[0];

/** Payload's REST API as a handler of a request and its decoded path segments below `/api`. */
export type Rest = (request: Request, segments: readonly string[]) => Promise<Response>;

/** The user of a request; null if nobody is signed in. Rejects if the database fails, which Payload reports as no user. */
async function authenticate(payload: Payload, headers: Headers) {
	const failures: unknown[] = [];
	const recordFailure = (cause: unknown): never => {
		failures.push(cause);
		throw cause;
	};
	// A second statement would wait as long for the database again.
	const recording: Payload = Object.create(payload, {
		find: { value: (options: FindOptions) => payload.find(options).catch(recordFailure) },
		findByID: {
			value: (options: FindByIdOptions) => payload.findByID(options).catch(recordFailure),
		},
	});
	const { user } = await executeAuthStrategies({ payload: recording, headers });
	const outage = failures.find(outageOf);
	if (outage) throw outage;
	return user;
}

const { session } = cookieNames;

/** True if a request carries credentials, valid or not. */
const hasCredentials = (headers: Headers): boolean =>
	headers.has('authorization') ||
	(headers.get('cookie') ?? '').split(/;\s*/).some((one) => one.startsWith(`${session}=`));

/** A request for a public endpoint, with a body of limited size. */
async function boundedRequest(call: RestCall): Promise<Request> {
	if (isRead(call.method)) return call.request;
	return withBody(call.request, await bodyOf(call.request, limits.rest.publicBody));
}

/**
 * Payload's REST API, closed by default: 401 without a session unless `public-endpoints.ts` lists the request; limits for everybody else.
 */
export function requireAuth(payload: Payload, rest: Rest): Rest {
	return async (request, segments) => {
		try {
			const call = await readCall(request, segments);
			const endpoint = publicEndpoint(request.method, `/api/${segments.join('/')}`);
			if (endpoint && call.method === request.method) {
				checkQuery(call.query);
				if (hasCredentials(request.headers)) await probeDatabase(payload);
				const refusal = endpoint.rate && (await rateLimitResponse(endpoint.rate, request));
				return refusal ?? (await rest(await boundedRequest(call), segments));
			}
			const user = await authenticate(payload, request.headers);
			if (!user) throw new Refusal(401, 'Sign in first');
			const fullCall = withDefaults(call);
			checkQuery(fullCall.query);
			if (isRead(fullCall.method) && isList(fullCall)) checkList(fullCall.query);
			return await authenticatedUser().run(user, () => rest(fullCall.request, segments));
		} catch (cause) {
			if (cause instanceof Refusal) return refusalResponse(cause.status, cause.message);
			reportFailure('rest', cause, 'REST request failed', { path: segments.join('/') });
			const outage = outageOf(cause);
			if (outage) return outageResponse(payload, request.headers, outage);
			return isUnusableInput(cause)
				? refusalResponse(400, 'The request has a form that can’t be used here')
				: refusalResponse(500, 'Something went wrong');
		}
	};
}
