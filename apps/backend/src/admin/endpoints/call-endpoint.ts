import { z } from 'zod';
import { translatorIn, words } from '../../platform/i18n/words.ts';
import { session } from '../saving/session.ts';

const endpointWords = {
	unreachable: words(
		'The server can’t be reached. Check your connection and try again.',
		'Serveren kan ikke nås. Tjek forbindelsen, og prøv igen.',
		'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
	),
	unusable: words(
		'The server did not answer as expected. Try again.',
		'Serveren svarede ikke som ventet. Prøv igen.',
		'Der Server hat nicht wie erwartet geantwortet. Versuchen Sie es noch einmal.',
	),
};

/** An error response of Payload's REST API: one error per document, with the errors of its fields. */
const errorBody = z.object({
	errors: z
		.array(
			z.object({
				message: z.string(),
				path: z.string().optional(),
				data: z.unknown().optional(),
			}),
		)
		.min(1),
});
const fieldErrors = z.object({
	errors: z.array(z.object({ path: z.string().default(''), message: z.string() })).min(1),
});

/** An error in a request: in one field, or in the whole request if the path is empty. */
export interface Problem {
	path: string;
	message: string;
}

/** A failed call. Its message is for editors, in their language: one problem per line. */
export class EndpointError extends Error {
	override name = 'EndpointError';

	/** The status of the response; 0 if there is no response. */
	readonly status: number;
	readonly problems: readonly Problem[];
	/** The message of the whole response, such as "The following field is invalid". */
	readonly summary: string;
	/** The data of the error response. */
	readonly data: unknown;

	constructor(
		status: number,
		{ problems, summary, data }: Pick<EndpointError, 'problems' | 'summary'> & { data?: unknown },
		options?: ErrorOptions,
	) {
		super(problems.map(({ message }) => message).join('\n'), options);
		this.status = status;
		this.problems = problems;
		this.summary = summary;
		this.data = data;
	}
}

export interface EndpointCall {
	/** The language of the interface, sent as `Accept-Language`. */
	language: string;
	/** Default: GET, or POST with a body. */
	method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
	/** Sent as JSON unless it is a form or a file. */
	body?: object;
	signal?: AbortSignal;
	/** Lets the request finish after the page is closed. */
	keepalive?: boolean;
	/** Statuses other than 2xx whose response is a result too. */
	acceptedStatuses?: readonly number[];
	/** True if a response 401 is about typed credentials, not about the session. */
	checksCredentials?: boolean;
}

function initOf({ language, method, body, signal, keepalive }: EndpointCall): RequestInit {
	const isRaw = body instanceof FormData || body instanceof Blob;
	return {
		method: method ?? (body ? 'POST' : 'GET'),
		credentials: 'same-origin',
		headers: {
			'accept-language': language,
			...(body && !isRaw ? { 'content-type': 'application/json' } : {}),
		},
		...(body ? { body: isRaw ? body : JSON.stringify(body) } : {}),
		...(signal ? { signal } : {}),
		...(keepalive ? { keepalive } : {}),
	};
}

function errorOfResponse(status: number, body: unknown, language: string): EndpointError {
	const errors = errorBody.safeParse(body).data?.errors;
	const [first] = errors ?? [];
	if (!errors || !first) return failure(status, 'unusable', language, body);
	const problems =
		fieldErrors.safeParse(first.data).data?.errors ??
		errors.map(({ path = '', message }) => ({ path, message }));
	return new EndpointError(status, { problems, summary: first.message, data: first.data });
}

function failure(
	status: number,
	reason: keyof typeof endpointWords,
	language: string,
	cause: unknown,
): EndpointError {
	const message = translatorIn(language)(endpointWords[reason]);
	const problems = [{ path: '', message }];
	return new EndpointError(status, { problems, summary: message }, { cause });
}

/**
 * Calls an endpoint of the backend from the admin panel. Without a session, an action opens the dialog that asks to sign in again.
 *
 * @param schema of the response's body
 * @param address with the path of the API (`config.routes.api`)
 * @throws {EndpointError} if the endpoint returns an error, is unreachable or returns an unexpected body; the signal's reason if the signal
 * aborts the call
 */
export async function callEndpoint<Schema extends z.ZodType>(
	schema: Schema,
	address: string,
	call: EndpointCall,
): Promise<z.infer<Schema>> {
	const { language, signal, acceptedStatuses = [], checksCredentials } = call;
	const response = await fetch(address, initOf(call)).catch((cause: unknown) => {
		signal?.throwIfAborted();
		throw failure(0, 'unreachable', language, cause);
	});
	const isAction = (call.method ?? (call.body ? 'POST' : 'GET')) !== 'GET';
	if (response.status === 401 && isAction && !checksCredentials) session.end(true);
	const body: unknown = await response.json().catch((cause: unknown) => {
		signal?.throwIfAborted();
		throw failure(response.status, 'unusable', language, cause);
	});
	if (!response.ok && !acceptedStatuses.includes(response.status))
		throw errorOfResponse(response.status, body, language);
	const result = schema.safeParse(body);
	if (!result.success) throw failure(response.status, 'unusable', language, result.error);
	return result.data;
}

/** The message of a failed call, for editors. */
export const messageOf = (cause: unknown): string =>
	cause instanceof Error ? cause.message : String(cause);
