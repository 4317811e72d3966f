import { localeCodes } from '@website/contracts/locales';
import type { Where, WhereField } from 'payload';
import { shownTitle } from './shown-title.ts';

const negative = ['not_equals', 'not_in', 'not_like'];

function titleCondition(condition: WhereField, titleField: string): Where {
	const each = localeCodes.map((code) => ({ [`${titleField}.${code}`]: condition }));
	const says = Object.keys(condition).every((operator) => !negative.includes(operator));
	return says ? { or: each } : { and: each };
}

/** A filter in which a condition on the shown title is one on the titles of all languages: any of them, or with a "not" each. */
export function whereInAnyLanguage(where: Where, titleField: string): Where {
	const rewritten: Where[] = [];
	for (const [key, condition] of Object.entries(where)) {
		if (condition === undefined) continue;
		if (Array.isArray(condition))
			rewritten.push({ [key]: condition.map((part) => whereInAnyLanguage(part, titleField)) });
		else if (key === shownTitle) rewritten.push(titleCondition(condition, titleField));
		else rewritten.push({ [key]: condition });
	}
	return { and: rewritten };
}

/** Orders by the shown title are by the title in the language asked for. */
export function sortByTitle<Sort extends string | string[]>(sort: Sort, titleField: string): Sort;
export function sortByTitle(sort: string | string[], titleField: string): string | string[] {
	if (typeof sort !== 'string') return sort.map((each) => sortByTitle(each, titleField));
	return sort.replace(new RegExp(`^(-?)${shownTitle}$`), `$1${titleField}`);
}
