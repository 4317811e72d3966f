import { localeCodes } from '@website/contracts/locales';
import type { Where, WhereField } from 'payload';

const negativeOperators = ['not_equals', 'not_in', 'not_like'];

function forFields(condition: WhereField, fields: readonly string[]): Where {
	const each = fields.map((field) => ({ [field]: condition }));
	const isPositive = Object.keys(condition).every(
		(operator) => !negativeOperators.includes(operator),
	);
	return isPositive ? { or: each } : { and: each };
}

/**
 * Replaces a condition on one field by conditions on several fields: any of them must match, or all of them for a negative operator.
 *
 * @param name the field in the filter
 * @param fields the fields that replace it
 */
export function whereAnyField(where: Where, name: string, fields: readonly string[]): Where {
	const conditions: Where[] = [];
	for (const [key, condition] of Object.entries(where)) {
		if (condition === undefined) continue;
		if (Array.isArray(condition))
			conditions.push({ [key]: condition.map((part) => whereAnyField(part, name, fields)) });
		else if (key === name) conditions.push(forFields(condition, fields));
		else conditions.push({ [key]: condition });
	}
	return { and: conditions };
}

/** Replaces a condition on a field by conditions on a localized field, in every locale. */
export const whereInAnyLocale = (where: Where, name: string, field: string): Where =>
	whereAnyField(
		where,
		name,
		localeCodes.map((code) => `${field}.${code}`),
	);
