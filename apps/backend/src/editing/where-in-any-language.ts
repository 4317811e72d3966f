import { localeCodes } from '@website/contracts/locales';
import type { Where, WhereField } from 'payload';

const negative = ['not_equals', 'not_in', 'not_like'];

function inEach(condition: WhereField, field: string): Where {
	const each = localeCodes.map((code) => ({ [`${field}.${code}`]: condition }));
	const says = Object.keys(condition).every((operator) => !negative.includes(operator));
	return says ? { or: each } : { and: each };
}

/**
 * A filter in which a condition on one field is one on a localized field in all languages: any of them, or with a "not" each.
 *
 * @param asked the field that is asked for
 * @param field the localized field that answers
 */
export function whereInAnyLanguage(where: Where, asked: string, field: string): Where {
	const rewritten: Where[] = [];
	for (const [key, condition] of Object.entries(where)) {
		if (condition === undefined) continue;
		if (Array.isArray(condition))
			rewritten.push({ [key]: condition.map((part) => whereInAnyLanguage(part, asked, field)) });
		else if (key === asked) rewritten.push(inEach(condition, field));
		else rewritten.push({ [key]: condition });
	}
	return { and: rewritten };
}
