import { localeCodes } from '@website/contracts/locales';
import type { Where, WhereField } from 'payload';

const negative = ['not_equals', 'not_in', 'not_like'];

function inEach(condition: WhereField, fields: readonly string[]): Where {
	const each = fields.map((field) => ({ [field]: condition }));
	const says = Object.keys(condition).every((operator) => !negative.includes(operator));
	return says ? { or: each } : { and: each };
}

/**
 * A filter in which a condition on one field is one on several: any of them, or with a "not" each.
 *
 * @param asked the field that is asked for
 * @param fields those that answer
 */
export function whereInAny(where: Where, name: string, fields: readonly string[]): Where {
	const rewritten: Where[] = [];
	for (const [key, condition] of Object.entries(where)) {
		if (condition === undefined) continue;
		if (Array.isArray(condition))
			rewritten.push({ [key]: condition.map((part) => whereInAny(part, name, fields)) });
		else if (key === name) rewritten.push(inEach(condition, fields));
		else rewritten.push({ [key]: condition });
	}
	return { and: rewritten };
}

/** The same where a localized field answers, in all languages. */
export const whereInAnyLanguage = (where: Where, name: string, field: string): Where =>
	whereInAny(
		where,
		name,
		localeCodes.map((code) => `${field}.${code}`),
	);
