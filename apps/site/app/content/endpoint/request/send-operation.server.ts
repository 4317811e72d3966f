import { ClientError } from 'graphql-request';
import type { AdaptedOperation, EndpointMemory } from './endpoint-memory.ts';
import type { Operation, OperationForm } from './operation.server.ts';
import type { Rejection } from './operation-draft.server.ts';

/** Statuses of an endpoint that does not support a query, as opposed to one that fails, is busy or denies access. */
const refusingStatuses = new Set([200, 400, 404, 405, 422, 501]);

const failingCodes =
	/BAD_USER_INPUT|INTERNAL|UNAUTHENTICATED|UNAUTHORIZED|FORBIDDEN|RATE|TOO_MANY|TIMEOUT|UNAVAILABLE|NOT_SET_UP/i;

/** The errors of an endpoint that rejected a query before execution (GraphQL specification, 7.1); undefined for every other failure. */
function refusalOf(error: unknown): readonly Rejection[] | undefined {
	if (!(error instanceof ClientError)) return undefined;
	const { status, errors = [], data } = error.response;
	if (!refusingStatuses.has(status) || (data !== undefined && data !== null)) return undefined;
	if (errors.length === 0) return undefined;
	const isFailure = errors.some(
		({ path, extensions }) => path !== undefined || failingCodes.test(String(extensions?.code)),
	);
	return isFailure ? undefined : errors;
}

export interface SendOptions<Result extends { data?: unknown }> {
	memory: EndpointMemory;
	/** Sends a query. Rejects with a ClientError if the endpoint rejects the query. */
	send: (query: string, variables: Record<string, unknown>) => Promise<Result>;
	/** Called if the endpoint accepts other parts of an operation than before. */
	onAdapted?: ((operation: string, adapted: AdaptedOperation) => void) | undefined;
}

/** An adapted operation that the endpoint rejects is adapted again, unless it was adapted less than this many milliseconds ago. */
const refusedRecheckMs = 10_000;

/** Each list within a list needs up to three queries, and servers report at most about 100 errors at once. */
const maxAttempts = 20;

/**
 * Sends an operation, completely if possible, otherwise in the form that the endpoint accepts. Returns null if the endpoint accepts no
 * field of it. Rejects if the endpoint fails, or if it rejects the operation without saying where.
 */
export async function sendOperation<Result extends { data?: unknown }>(
	operation: Operation,
	variables: Record<string, unknown>,
	options: SendOptions<Result>,
): Promise<Result | null> {
	const { memory } = options;
	const sendForm = (form: OperationForm) => {
		const entries = Object.entries(variables).filter(([name]) => form.variables.includes(name));
		return options.send(form.text, Object.fromEntries(entries));
	};
	const previous = memory.adapted.get(operation.name);
	const ageMs = previous ? Date.now() - previous.checkedAt : Number.POSITIVE_INFINITY;
	const isCurrent = previous !== undefined && ageMs <= memory.recheckMs;
	if (isCurrent && !previous.form) return null;
	try {
		const result = await sendForm((isCurrent && previous.form) || operation.complete);
		if (!isCurrent) memory.adapted.delete(operation.name);
		return result;
	} catch (error) {
		const rejections = refusalOf(error);
		if (!rejections || ageMs <= refusedRecheckMs) throw error;
		const pending =
			memory.pending.get(operation.name) ??
			adapt(operation, sendForm, rejections).finally(() => memory.pending.delete(operation.name));
		memory.pending.set(operation.name, pending);
		const adapted = await pending;
		if (memory.adapted.get(operation.name) !== adapted) {
			memory.adapted.set(operation.name, adapted);
			if (String(previous?.missing) !== String(adapted.missing))
				options.onAdapted?.(operation.name, adapted);
		}
		return adapted.form ? sendForm(adapted.form) : null;
	}
}

/** Finds the form of an operation that the endpoint accepts, by the locations of its errors; the specified form if they have none. */
async function adapt(
	operation: Operation,
	sendForm: (form: OperationForm) => Promise<unknown>,
	refusal: readonly Rejection[],
): Promise<AdaptedOperation> {
	const draft = operation.draft();
	const adapted = (form: OperationForm | undefined): AdaptedOperation => ({
		form,
		missing: draft.missing,
		refusal: refusal.map(({ message }) => message),
		checkedAt: Date.now(),
	});
	for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
		const form = draft.form();
		if (!form) return adapted(undefined);
		try {
			await sendForm(form);
			return adapted(form);
		} catch (error) {
			const rejections = refusalOf(error);
			if (!rejections) throw error;
			if (!draft.change(rejections)) break;
		}
	}
	if (operation.specified) await sendForm(operation.specified);
	return adapted(operation.specified);
}
