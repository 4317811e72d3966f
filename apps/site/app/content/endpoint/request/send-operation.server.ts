import type { EndpointMemory } from './endpoint-memory.ts';
import { findOperationSet, type OperationSet, type Send } from './find-operation-set.server.ts';
import { formFor, type Operation } from './operation.server.ts';
import { refusalOf } from './refusal.ts';

export interface SendOptions<Result extends { data?: unknown }> {
	memory: EndpointMemory;
	/** Sends a query. Rejects with a ClientError if the endpoint rejects the query. */
	send: (query: string, variables: Record<string, unknown>) => Promise<Result>;
	/** Called if a probe finds another set of operations than the previous one. */
	onSet?: ((set: OperationSet) => void) | undefined;
}

/** If the endpoint rejects an operation of its set, it is probed again, unless the last probe was less than this many milliseconds ago. */
const refusedRecheckMs = 10_000;

/** Sends an operation in the form that the endpoint accepts. Returns null if its set does not include the operation. */
export async function sendOperation<Result extends { data?: unknown }>(
	operation: Operation,
	variables: Record<string, unknown>,
	options: SendOptions<Result>,
): Promise<Result | null> {
	const sendIn = async (set: OperationSet) => {
		const form = formFor(set, operation);
		if (!form) return null;
		const entries = Object.entries(variables).filter(([name]) => form.variables.includes(name));
		return options.send(form.text, Object.fromEntries(entries));
	};
	const set = await setOf(options);
	try {
		return await sendIn(set);
	} catch (error) {
		// The endpoint may have been upgraded or downgraded.
		const current = refusalOf(error) && (await setOf({ ...options, rejectedSet: set }));
		if (!current || current === set) throw error;
		return sendIn(current);
	}
}

/** The operations that the endpoint accepts, from a cached or a new probe. Rejects if no probe has succeeded yet. */
async function setOf({
	memory,
	send,
	onSet,
	rejectedSet,
}: Pick<SendOptions<never>, 'memory' | 'onSet'> & {
	send: Send;
	rejectedSet?: OperationSet;
}): Promise<OperationSet> {
	const { operations } = memory;
	const isOlderThan = (ms: number) => operations && Date.now() - operations.checkedAt > ms;
	const isDue =
		!operations ||
		(operations.set.name === 'specified' && isOlderThan(memory.recheckMs)) ||
		(operations.set === rejectedSet && isOlderThan(refusedRecheckMs));
	if (!isDue) return operations.set;
	memory.pendingSet ??= findOperationSet(send).finally(() => {
		memory.pendingSet = undefined;
	});
	try {
		const set = await memory.pendingSet;
		if (memory.operations?.set !== set) {
			if (textOf(operations?.set) !== textOf(set)) onSet?.(set);
			memory.operations = { set, checkedAt: Date.now() };
		}
		return set;
	} catch (error) {
		if (!operations) throw error;
		operations.checkedAt = Date.now();
		return operations.set;
	}
}

const textOf = (set: OperationSet | undefined): string =>
	set?.name === 'specified' ? JSON.stringify([...set.types]) : String(set?.name);
