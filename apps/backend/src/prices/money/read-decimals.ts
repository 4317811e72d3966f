import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { parseAmount } from './amount.ts';
import { isAmountField } from './amount-field.ts';
import { amountProblem } from './words.ts';

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
		const message = amountProblem[req.i18n.language] ?? amountProblem.en;
		errors.push({ path: field.name, message });
	}
	if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t);
	return args;
};
