import type {
	CollectionBeforeOperationHook,
	PayloadRequest,
	SanitizedConfig,
	SelectField,
	Where,
} from 'payload';
import { z } from 'zod';
import { words } from '../../../platform/i18n/words.ts';
import { documentsInReview, reviewStates } from './summary.ts';

/** What the filter of a list is called in a query. */
export const reviewFilter = 'reviewState';

const labels = {
	waiting: words('waits', 'venter', 'wartet'),
	sentBack: words('sent back', 'sendt tilbage', 'zurückgegeben'),
	approved: words('approved', 'godkendt', 'freigegeben'),
	mine: words('waits for me', 'venter på mig', 'wartet auf mich'),
};
const choices = [...reviewStates, 'mine'] as const;

/** A filter of lists by the state of a review. Nothing is stored in the document: the hook below asks the reviews. */
export const reviewFilterField: SelectField = {
	name: reviewFilter,
	type: 'select',
	virtual: true,
	label: words('Review', 'Gennemsyn', 'Prüfung'),
	options: choices.map((value) => ({ value, label: labels[value] })),
	admin: { condition: () => false, disableListColumn: true, disableBulkEdit: true },
};

const listed = z.preprocess(
	(value) => (typeof value === 'string' ? value.split(',') : value),
	z.array(z.enum(choices)).catch([]),
);
const conditions = z.object({
	equals: listed.optional(),
	in: listed.optional(),
	not_equals: listed.optional(),
	not_in: listed.optional(),
	exists: z.preprocess((value) => value === true || value === 'true', z.boolean()).optional(),
});

/** No document has this number: a list of none is no condition to every database. */
const none = 0;

async function byNumber(
	req: PayloadRequest,
	collection: string,
	condition: unknown,
): Promise<Where> {
	const documentIds = async (states: readonly (typeof choices)[number][]) => [
		none,
		...(await Promise.all(states.map((one) => documentsInReview(req, collection, one)))).flat(),
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

async function rewritten(req: PayloadRequest, collection: string, where: Where): Promise<Where> {
	const parts = Object.entries(where).map(async ([key, condition]): Promise<Where> => {
		if (Array.isArray(condition))
			return {
				[key]: await Promise.all(condition.map((part) => rewritten(req, collection, part))),
			};
		if (key === reviewFilter) return byNumber(req, collection, condition);
		return condition === undefined ? {} : { [key]: condition };
	});
	return { and: await Promise.all(parts) };
}

/** Before a list, a count or a change of many: the filter becomes one of the documents' numbers. */
export const readReviewFilter: CollectionBeforeOperationHook = async ({
	args,
	collection,
	req,
}) => {
	if (!('where' in args) || !args.where) return args;
	if (!JSON.stringify(args.where).includes(`"${reviewFilter}"`)) return args;
	return { ...args, where: await rewritten(req, collection.slug, args.where) };
};

/**
 * Lets the lists' filters offer the field. Done to the finished configuration, and to the fields of screens alone: Payload offers no virtual field, as
 * it could not be asked for, which the hook above makes possible. The database knows the field as virtual still.
 */
export function offerReviewFilter(config: SanitizedConfig): SanitizedConfig {
	for (const collection of config.collections)
		collection.fields = collection.fields.map((field) =>
			'name' in field && field.name === reviewFilter ? { ...field, virtual: false } : field,
		);
	return config;
}
