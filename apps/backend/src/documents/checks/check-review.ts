import type { LocaleCode } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import { type Words, words } from '../../platform/i18n/words.ts';
import { type ChecklistProblem, warning } from './problem.ts';

const waiting = (name: string): Words =>
	words(
		`Waits for a review by ${name}.`,
		`Venter på gennemsyn af ${name}.`,
		`Wartet auf die Prüfung durch ${name}.`,
	);

const sentBack = (name: string): Words =>
	words(`Sent back by ${name}.`, `Sendt tilbage af ${name}.`, `Zurückgegeben von ${name}.`);

const comment = (name: string): Words =>
	words(
		`A comment by ${name} is open.`,
		`En kommentar fra ${name} er åben.`,
		`Ein Kommentar von ${name} ist offen.`,
	);

const states: Partial<Record<string, (name: string) => Words>> = { waiting, sentBack };

/** The warnings of open reviews: for the whole document, and for comments by language. */
export interface OpenReview {
	document: ChecklistProblem[];
	comments: { lang: LocaleCode | string; problem: ChecklistProblem }[];
}

/**
 * Returns warnings for reviews that are waiting or were sent back, and for unresolved comments.
 *
 * @param target for example `pages:12` or `global:header`
 */
export async function checkReview(
	{ payload }: Pick<PayloadRequest, 'payload'>,
	target: string,
): Promise<OpenReview> {
	const shared = { sort: 'id', depth: 0, pagination: false, overrideAccess: true } as const;
	const targetWhere = { target: { equals: target } };
	const { docs: reviews } = await payload.find({
		...shared,
		collection: 'reviews',
		where: targetWhere,
	});
	const { docs: comments } = await payload.find({
		...shared,
		collection: 'review-comments',
		where: {
			and: [targetWhere, { answers: { exists: false } }, { resolved: { not_equals: true } }],
		},
	});
	return {
		document: reviews.flatMap(({ state, reviewerName }) => {
			const message = states[state]?.(reviewerName);
			return message ? [warning('', message)] : [];
		}),
		comments: comments.map(({ language, path, authorName }) => ({
			lang: language,
			problem: warning(path ?? '', comment(authorName)),
		})),
	};
}
