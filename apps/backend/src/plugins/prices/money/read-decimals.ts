import { getTranslation } from '@payloadcms/translations';
import {
	type CollectionBeforeOperationHook,
	ValidationError,
	type Where,
	type WhereField,
} from 'payload';
import { translator } from '../../../platform/i18n/translator.ts';
import { parseAmount } from './amount.ts';
import { isAmountField } from './amount-field.ts';
import { amountProblem } from './words.ts';

const inMillionths = (value: unknown): unknown =>
	Array.isArray(value)
		? value.map(inMillionths)
		: ((typeof value === 'string' ? parseAmount(value) : undefined) ?? value);

const readCondition = (condition: WhereField): WhereField =>
	Object.fromEntries(
		Object.entries(condition).map(([operator, value]) => [operator, inMillionths(value)]),
	);

function readWhere(where: Where, amounts: ReadonlySet<string>): Where {
	const read: Where = {};
	for (const [key, condition] of Object.entries(where)) {
		if (condition === undefined) continue;
		if (Array.isArray(condition)) read[key] = condition.map((part) => readWhere(part, amounts));
		else read[key] = amounts.has(key) ? readCondition(condition) : condition;
	}
	return read;
}

/** Turns the text of a filter into millionths, as people write prices there as in forms; filters with numbers are the program's own. */
export const readDecimalFilters: CollectionBeforeOperationHook = ({ args, collection }) => {
	if (!('where' in args) || !args.where) return args;
	const names = collection.flattenedFields.filter(isAmountField).map(({ name }) => name);
	return { ...args, where: readWhere(args.where, new Set(names)) };
};

/** Turns text into millionths before Payload sees it: its number fields would make "0,0425" a free price without a word. */
export const readDecimals: CollectionBeforeOperationHook = ({
	args,
	collection,
	operation,
	req,
}) => {
	if (operation !== 'create' && operation !== 'update' && operation !== 'updateByID') return args;
	const data: Record<string, unknown> | undefined = 'data' in args ? args.data : undefined;
	if (!data) return args;
	const errors = [];
	for (const field of collection.flattenedFields.filter(isAmountField)) {
		const value = data[field.name];
		if (typeof value !== 'string') continue;
		const amount = value.trim() === '' ? null : parseAmount(value);
		data[field.name] = amount;
		if (amount !== undefined) continue;
		// With its label the notice names the field, which says what is wrong with it; without, both would say it (`plugins/admin-ui/say-refusals.ts`).
		const label = getTranslation(field.label || field.name, req.i18n);
		errors.push({ path: field.name, label, message: translator(req)(amountProblem) });
	}
	if (errors.length > 0)
		throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
	return args;
};
