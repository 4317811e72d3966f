import type { EndpointMemory } from './endpoint-memory.ts';
import { findOperationSet, type OperationSet, type Send } from './find-operation-set.server.ts';
import { formIn, type Operation } from './operation.server.ts';
import { refusalOf } from './refusal.ts';

export interface AskOptions<Answer extends { data?: unknown }> {
	memory: EndpointMemory;
	/** Sends a query. Rejects with a ClientError if the endpoint refuses it. */
	send: (query: string, variables: Record<string, unknown>) => Promise<Answer>;
	/** Called when the endpoint has said which operations it accepts, and others than before. */
	onSet?: ((set: OperationSet) => void) | undefined;
}

/** How long an endpoint that refuses one of the operations that it accepts is believed nevertheless. */
const refusedRecheckMs = 10_000;

/** Sends an operation as this endpoint accepts it. Null for one that is not in its set. */
export async function ask<Answer extends { data?: unknown }>(
	operation: Operation,
	variables: Record<string, unknown>,
	options: AskOptions<Answer>,
): Promise<Answer | null> {
	const sendIn = async (set: OperationSet) => {
		const form = formIn(set, operation);
		if (!form) return null;
		const entries = Object.entries(variables).filter(([name]) => form.variables.includes(name));
		return options.send(form.text, Object.fromEntries(entries));
	};
	const set = await setOf(options);
	try {
		return await sendIn(set);
	} catch (error) {
		// The endpoint may be another version than it was.
		const current = refusalOf(error) && (await setOf({ ...options, refused: set }));
		if (!current || current === set) throw error;
		return sendIn(current);
	}
}

/** The operations that the endpoint accepts, asked for once and again after a while. Rejects where it has never said so and does not now. */
async function setOf({
	memory,
	send,
	onSet,
	refused,
}: Pick<AskOptions<never>, 'memory' | 'onSet'> & {
	send: Send;
	refused?: OperationSet;
}): Promise<OperationSet> {
	const { operations } = memory;
	const isOlderThan = (ms: number) => operations && Date.now() - operations.checkedAt > ms;
	const isDue =
		!operations ||
		(operations.set.name === 'specified' && isOlderThan(memory.recheckMs)) ||
		(operations.set === refused && isOlderThan(refusedRecheckMs));
	if (!isDue) return operations.set;
	memory.finding ??= findOperationSet(send).finally(() => {
		memory.finding = undefined;
	});
	try {
		const set = await memory.finding;
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
