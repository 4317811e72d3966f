import { getTranslation } from '@payloadcms/translations';
import {
	type CollectionBeforeOperationHook,
	ValidationError,
	type Where,
	type WhereField,
} from 'payload';
import { translator } from '../../../platform/i18n/words.ts';
import { amountProblem, parseAmount } from './amount.ts';
import { isAmountField } from './amount-field.ts';

const toMillionths = (value: unknown): unknown =>
	Array.isArray(value)
		? value.map(toMillionths)
		: ((typeof value === 'string' ? parseAmount(value) : undefined) ?? value);

const readCondition = (condition: WhereField): WhereField =>
	Object.fromEntries(
		Object.entries(condition).map(([operator, value]) => [operator, toMillionths(value)]),
	);

function readWhere(where: Where, amounts: ReadonlySet<string>): Where {
	const result: Where = {};
	for (const [key, condition] of Object.entries(where)) {
		if (condition === undefined) continue;
		if (Array.isArray(condition)) result[key] = condition.map((part) => readWhere(part, amounts));
		else result[key] = amounts.has(key) ? readCondition(condition) : condition;
	}
	return result;
}

/** Converts texts in filters to millionths, because editors enter decimals there. Numbers, used by the backend itself, stay unchanged. */
export const readDecimalFilters: CollectionBeforeOperationHook = ({ args, collection }) => {
	if (!('where' in args) || !args.where) return args;
	const names = collection.flattenedFields.filter(isAmountField).map(({ name }) => name);
	return { ...args, where: readWhere(args.where, new Set(names)) };
};

/** Converts texts to millionths before Payload does: its number fields would silently convert "0,0425" to 0, a free price. */
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
		// The label lets the notice name the field instead of repeating its message (`plugins/admin-ui/summarize-errors.ts`).
		const label = getTranslation(field.label || field.name, req.i18n);
		errors.push({ path: field.name, label, message: translator(req)(amountProblem) });
	}
	if (errors.length > 0)
		throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
	return args;
};
