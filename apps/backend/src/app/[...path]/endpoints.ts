import { receiveSubmission } from '../../plugins/forms/receive.ts';
import { confirmSubscription, unsubscribe } from '../../plugins/forms/subscriptions.ts';
import { handleApiDocument } from './api-document.ts';
import { handleContent } from './content.ts';
import { handleForms } from './forms.ts';
import { handleMark } from './mark.ts';
import { emailPrices, prices } from './prices.ts';
import { handleReadiness } from './readiness.ts';
import { handleRest } from './rest.ts';

export type Handler = (request: Request, path: string[]) => Promise<Response> | Response;

/** Handlers by method; HEAD uses the handler of GET. */
export type Endpoint = Readonly<Record<string, Handler | undefined>>;

const methods = ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'] as const;

/** One handler for every method. */
const all = (handler: Handler): Endpoint =>
	Object.fromEntries(methods.map((method) => [method, handler]));

/** Endpoints by path. */
const endpoints: Readonly<Record<string, Endpoint>> = {
	'api/v1/prices/email': { GET: emailPrices },
	'forms/confirmations': { POST: handleForms(confirmSubscription) },
	'forms/submissions': { POST: handleForms(receiveSubmission) },
	'forms/unsubscriptions': { POST: handleForms(unsubscribe) },
	graphql: { GET: handleContent, OPTIONS: handleContent, POST: handleContent },
	'mark.svg': { GET: handleMark },
	'openapi.json': { GET: handleApiDocument },
	'prices/graphql': { POST: prices },
	readyz: { GET: handleReadiness },
};

/** Endpoints of every path below a folder. */
const folders: Readonly<Record<string, Endpoint>> = {
	api: { ...all(handleRest), OPTIONS: handleRest },
};

/** All paths of endpoints; `/api/[...path]` stands for every path below `/api`. */
export const endpointPaths: readonly string[] = [
	...Object.keys(endpoints).map((path) => `/${path}`),
	...Object.keys(folders).map((folder) => `/${folder}/[...path]`),
];

/** The endpoint of a path, given by its segments; undefined if there is none. */
export function endpointAt(path: readonly string[]): Endpoint | undefined {
	const [folder = '', ...below] = path;
	const exact = path.join('/');
	if (Object.hasOwn(endpoints, exact)) return endpoints[exact];
	return below.length > 0 && Object.hasOwn(folders, folder) ? folders[folder] : undefined;
}

/** All methods that an endpoint allows. */
export function methodsOf(endpoint: Endpoint): string[] {
	const methods = Object.keys(endpoint);
	return [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].sort();
}
