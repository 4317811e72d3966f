import type {
	CollectionBeforeOperationHook,
	PayloadRequest,
	SanitizedConfig,
	SelectField,
	Where,
} from 'payload';
import { z } from 'zod';
import { words } from '../../platform/i18n/words.ts';
import { findDocumentsInReview, reviewStates } from './review-summary.ts';

/** The name of the list filter in a query. */
export const reviewFilter = 'reviewState';

const labels = {
	waiting: words('waits', 'venter', 'wartet'),
	sentBack: words('sent back', 'sendt tilbage', 'zurückgegeben'),
	approved: words('approved', 'godkendt', 'freigegeben'),
	mine: words('waits for me', 'venter på mig', 'wartet auf mich'),
};
const choices = [...reviewStates, 'mine'] as const;

/** Filters a list by review state. The document stores no value; `resolveReviewFilter` looks up the reviews. */
export const reviewFilterField: SelectField = {
	name: reviewFilter,
	type: 'select',
	virtual: true,
	label: words('Review', 'Gennemsyn', 'Prüfung'),
	options: choices.map((value) => ({ value, label: labels[value] })),
	admin: { condition: () => false, disableListColumn: true, disableBulkEdit: true },
};

const choiceList = z.preprocess(
	(value) => (typeof value === 'string' ? value.split(',') : value),
	z.array(z.enum(choices)).catch([]),
);
const conditions = z.object({
	equals: choiceList.optional(),
	in: choiceList.optional(),
	not_equals: choiceList.optional(),
	not_in: choiceList.optional(),
	exists: z.preprocess((value) => value === true || value === 'true', z.boolean()).optional(),
});

/** An ID that no document has. Databases differ in how they treat an empty list, so each list contains this ID. */
const noDocumentId = 0;

async function buildIdCondition(
	req: PayloadRequest,
	collection: string,
	condition: unknown,
): Promise<Where> {
	const documentIds = async (states: readonly (typeof choices)[number][]) => [
		noDocumentId,
		...(
			await Promise.all(states.map((state) => findDocumentsInReview(req, collection, state)))
		).flat(),
	];
	const { exists, ...operators } = conditions.parse(condition);
	const and: Where[] = [];
	for (const states of [operators.equals, operators.in])
		if (states) and.push({ id: { in: await documentIds(states) } });
	for (const states of [operators.not_equals, operators.not_in])
		if (states) and.push({ id: { not_in: await documentIds(states) } });
	if (exists !== undefined)
		and.push({ id: { [exists ? 'in' : 'not_in']: await documentIds(reviewStates) } });
	return { and };
}

async function replaceFilter(
	req: PayloadRequest,
	collection: string,
	where: Where,
): Promise<Where> {
	const parts = Object.entries(where).map(async ([key, condition]): Promise<Where> => {
		if (Array.isArray(condition))
			return {
				[key]: await Promise.all(condition.map((part) => replaceFilter(req, collection, part))),
			};
		if (key === reviewFilter) return buildIdCondition(req, collection, condition);
		return condition === undefined ? {} : { [key]: condition };
	});
	return { and: await Promise.all(parts) };
}

/** Before a find, a count or a bulk operation: replaces the filter with a condition on document IDs. */
export const resolveReviewFilter: CollectionBeforeOperationHook = async ({
	args,
	collection,
	req,
}) => {
	if (!('where' in args) || !args.where) return args;
	if (!JSON.stringify(args.where).includes(`"${reviewFilter}"`)) return args;
	return { ...args, where: await replaceFilter(req, collection.slug, args.where) };
};

/**
 * Offers the field in the filters of lists. Payload hides virtual fields there because it cannot query them; `resolveReviewFilter` makes
 * this one queryable. Changes only `fields` of the sanitized config, which the admin reads; the field stays virtual for the database.
 */
export function offerReviewFilter(config: SanitizedConfig): SanitizedConfig {
	for (const collection of config.collections)
		collection.fields = collection.fields.map((field) =>
			'name' in field && field.name === reviewFilter ? { ...field, virtual: false } : field,
		);
	return config;
}
