import { z } from 'zod';
import { translatorIn } from '../../i18n/translator-in.ts';
import { words } from '../../i18n/words.ts';

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

/** As Payload's REST API refuses: one error for each document, with what is wrong in each field. */
const refusal = z.object({
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

/** What is wrong with a request, of one field or of the whole (an empty path). */
export interface Problem {
	path: string;
	message: string;
}

/** Why a call failed. Its message is for editors, in their language: one problem a line. */
export class EndpointError extends Error {
	override name = 'EndpointError';

	/** The status of the response; 0 without one. */
	readonly status: number;
	readonly problems: readonly Problem[];
	/** The refusal as a whole, such as "The following field is invalid". */
	readonly summary: string;
	/** What the endpoint sent with its refusal. */
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
	/** The language of the interface, in which the endpoint answers. */
	language: string;
	/** Left out, it is GET, or POST with a body. */
	method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
	/** Sent as JSON, unless it is a form or a file. */
	body?: object;
	signal?: AbortSignal;
	/** Whether it is sent to its end also when the page is left. */
	keepalive?: boolean;
	/** Statuses beside 2xx whose response is an answer too. */
	answers?: readonly number[];
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

function refusalOf(status: number, body: unknown, language: string): EndpointError {
	const errors = refusal.safeParse(body).data?.errors;
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
 * Calls an endpoint of the backend from the editors' interface.
 *
 * @param schema of the answer
 * @param address with the path of the API (`config.routes.api`)
 * @throws {EndpointError} when it refuses, cannot be reached or answers something else; the signal's reason when that aborts the call
 */
export async function callEndpoint<Schema extends z.ZodType>(
	schema: Schema,
	address: string,
	call: EndpointCall,
): Promise<z.infer<Schema>> {
	const { language, signal, answers = [] } = call;
	const response = await fetch(address, initOf(call)).catch((cause: unknown) => {
		signal?.throwIfAborted();
		throw failure(0, 'unreachable', language, cause);
	});
	const body: unknown = await response.json().catch((cause: unknown) => {
		signal?.throwIfAborted();
		throw failure(response.status, 'unusable', language, cause);
	});
	if (!response.ok && !answers.includes(response.status))
		throw refusalOf(response.status, body, language);
	const answer = schema.safeParse(body);
	if (!answer.success) throw failure(response.status, 'unusable', language, answer.error);
	return answer.data;
}

/** What editors read of a failed call. */
export const messageOf = (cause: unknown): string =>
	cause instanceof Error ? cause.message : String(cause);
