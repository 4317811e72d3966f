import { adapt } from './adapt.server.ts';
import type { EndpointMemory } from './endpoint-memory.ts';
import type { Operation, OperationForm } from './operation.server.ts';
import { complaintsOf } from './refusal.ts';

export interface AskOptions<Answer> {
	memory: EndpointMemory;
	/** Sends one form of the operation. Rejects with a ClientError when the endpoint refuses it. */
	send: (form: OperationForm) => Promise<Answer>;
	isAnswered: (answer: Answer) => boolean;
	onLearned: (lesson: Lesson) => void;
}

export interface Lesson {
	operation: string;
	/** In the contract's names, such as `Page.href`; all of the operation when it is absent. */
	without: readonly string[];
	isAbsent: boolean;
}

/** Refusals after which nobody tries on; each one leaves something out, so that it is seldom more than four. */
const mostRounds = 12;

/** Asks in the form this endpoint is known to take, or finds it and remembers it for a while. Null for an extra operation it lacks. */
export async function ask<Answer>(
	operation: Operation,
	options: AskOptions<Answer>,
): Promise<Answer | null> {
	const { memory } = options;
	// Pages asked for at the same time don't all learn the same.
	const firstTurn = memory.firstTurns.get(operation.name);
	if (firstTurn) await firstTurn;
	const known = memory.known.get(operation.name);
	if (!known) return askFirst(operation, options);
	if (Date.now() - known.checkedAt > memory.recheckMs && known.form !== operation.whole) {
		known.checkedAt = Date.now();
		return learn(operation, operation.whole, options);
	}
	return known.form && learn(operation, known.form, options);
}

async function askFirst<Answer>(
	operation: Operation,
	options: AskOptions<Answer>,
): Promise<Answer | null> {
	const { promise, resolve } = Promise.withResolvers<void>();
	options.memory.firstTurns.set(operation.name, promise);
	try {
		return await learn(operation, operation.whole, options);
	} finally {
		options.memory.firstTurns.delete(operation.name);
		resolve();
	}
}

async function learn<Answer>(
	operation: Operation,
	first: OperationForm,
	options: AskOptions<Answer>,
): Promise<Answer | null> {
	let form = first;
	for (let round = 1; ; round += 1) {
		try {
			const answer = await options.send(form);
			if (operation.isExtra && !options.isAnswered(answer)) {
				return remember(operation, null, options);
			}
			remember(operation, form, options);
			return answer;
		} catch (error) {
			const complaints = complaintsOf(error);
			if (!complaints || round === mostRounds) throw error;
			const next = adapt(operation, form, complaints);
			if ('form' in next) form = next.form;
			else if (operation.isExtra) return remember(operation, null, options);
			else {
				const message = `The content endpoint does not offer ${next.missing} (docs/content-contract.md)`;
				throw new Error(message, { cause: error });
			}
		}
	}
}

function remember(
	operation: Operation,
	form: OperationForm | null,
	{ memory, onLearned }: Pick<AskOptions<never>, 'memory' | 'onLearned'>,
): null {
	const known = memory.known.get(operation.name);
	if (known?.form?.text === form?.text && known) return null;
	memory.known.set(operation.name, { form, checkedAt: Date.now() });
	const without =
		form?.without ?? [...operation.shape.fields.keys()].map((name) => `Query.${name}`);
	if (known || without.length > 0) {
		onLearned({ operation: operation.name, without, isAbsent: form === null });
	}
	return null;
}
