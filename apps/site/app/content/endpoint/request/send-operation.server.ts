import { ClientError } from 'graphql-request';
import { currentSet, type EndpointMemory, type OperationSet } from './endpoint-memory.ts';
import { errorsOf, readSchema, type Send, withTypesOf } from './endpoint-schema.server.ts';
import { allOperations, formOf, type Operation, type OperationForm } from './operation.server.ts';

/** Statuses of an endpoint that does not support a query, as opposed to one that fails, is busy or denies access. */
const refusingStatuses = new Set([200, 400, 404, 405, 422, 501]);

const failingCodes =
	/BAD_USER_INPUT|INTERNAL|UNAUTHENTICATED|UNAUTHORIZED|FORBIDDEN|RATE|TOO_MANY|TIMEOUT|UNAVAILABLE|NOT_SET_UP/i;

/** The messages of an endpoint that rejected a query before execution (GraphQL specification, 7.1); undefined for every other failure. */
function refusalOf(error: unknown): string[] | undefined {
	if (!(error instanceof ClientError)) return undefined;
	const { status, errors = [], data } = error.response;
	// The specified operations are half as long.
	if (status === 414 || status === 431) return [`a GET request is too long (${status})`];
	if (!refusingStatuses.has(status) || (data !== undefined && data !== null)) return undefined;
	if (errors.length === 0) return undefined;
	const isFailure = errors.some(
		({ path, extensions }) => path !== undefined || failingCodes.test(String(extensions?.code)),
	);
	return isFailure ? undefined : errors.map(({ message }) => message);
}

export interface SendOptions<Result extends { data?: unknown }> {
	memory: EndpointMemory;
	send: Send<Result>;
	/** Called if the endpoint gets another set of operations than before. */
	onChoice?: ((set: OperationSet) => void) | undefined;
}

/** A set is chosen again after a rejection, unless it was chosen less than this many milliseconds ago. */
const rechooseMs = 10_000;

/**
 * Sends an operation of the set that the endpoint accepts. Returns null if the set does not include it. Rejects if the endpoint fails, or
 * lacks a part of the specification.
 */
export async function sendOperation<Result extends { data?: unknown }>(
	operation: Operation,
	variables: Record<string, unknown>,
	options: SendOptions<Result>,
): Promise<Result | null> {
	const { memory, send } = options;
	const set = currentSet(memory);
	const form = set ? set.forms.get(operation.name) : operation.full;
	if (!form) return null;
	const values = Object.entries(variables).filter(([name]) => form.variables.includes(name));
	try {
		return await send(form.text, Object.fromEntries(values));
	} catch (error) {
		const refusal = refusalOf(error);
		if (!refusal) throw error;
		// Another request may have chosen a set meanwhile.
		if (currentSet(memory) === set) {
			if (set?.level === 'specified' && Date.now() - set.chosenAt <= rechooseMs)
				throw new Error(`The content endpoint rejects ${operation.name}: ${refusal.join(' ')}`);
			memory.choice ??= choose(options, refusal, set).finally(() => {
				memory.choice = undefined;
			});
			await memory.choice;
		}
		return sendOperation(operation, variables, options);
	}
}

/** Chooses the set of operations that the endpoint's schema accepts; the specified one if it hides it. */
async function choose<Result extends { data?: unknown }>(
	{ memory, send, onChoice }: SendOptions<Result>,
	refusal: readonly string[],
	refused: OperationSet | undefined,
): Promise<OperationSet> {
	const schema = await readSchema(send);
	const setOf = (level: OperationSet['level']): OperationSet => {
		const forms = new Map<string, OperationForm>();
		const missing = new Set<string>();
		for (const operation of allOperations()) {
			const form = operation[level];
			if (!form) continue;
			const document = schema ? withTypesOf(schema, form.document) : form.document;
			forms.set(operation.name, formOf(document));
			for (const { message } of schema ? errorsOf(schema, document) : []) missing.add(message);
		}
		return { level, forms, missing: [...missing], refusal, chosenAt: Date.now() };
	};
	// It may reject a valid operation for its size.
	const full = schema && refused?.level !== 'full' ? setOf('full') : undefined;
	const set = full?.missing.length === 0 ? full : setOf('specified');
	const isSame =
		memory.set?.level === set.level && String(memory.set.missing) === String(set.missing);
	memory.set = set;
	if (!isSame) onChoice?.(set);
	return set;
}
