import type { PayloadRequest } from 'payload';
import { type Words, words } from '../../../platform/i18n/words.ts';
import { type ChecklistProblem, warning } from './problem.ts';

const waiting = (name: string): Words =>
	words(
		'Waits for a review by {name}.',
		'Venter på gennemsyn af {name}.',
		'Wartet auf die Prüfung durch {name}.',
		{ name },
	);

const sentBack = (name: string): Words =>
	words('Sent back by {name}.', 'Sendt tilbage af {name}.', 'Zurückgegeben von {name}.', { name });

const states: Partial<Record<string, (name: string) => Words>> = { waiting, sentBack };

/**
 * Returns warnings for reviews that are waiting or were sent back.
 *
 * @param target for example `pages:12` or `global:header`
 */
export async function checkReview(
	{ payload }: Pick<PayloadRequest, 'payload'>,
	target: string,
): Promise<ChecklistProblem[]> {
	const { docs } = await payload.find({
		collection: 'reviews',
		where: { and: [{ target: { equals: target } }, { state: { in: Object.keys(states) } }] },
		sort: 'id',
		depth: 0,
		pagination: false,
		overrideAccess: true,
	});
	return docs.flatMap(({ state, reviewerName }) => {
		const message = states[state]?.(reviewerName);
		return message ? [warning('', message)] : [];
	});
}
