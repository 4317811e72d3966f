import { shownTitle } from './shown-title.ts';

/** Orders by the shown title are by the title in the language asked for. */
export function sortByTitle<Sort extends string | string[]>(sort: Sort, titleField: string): Sort;
export function sortByTitle(sort: string | string[], titleField: string): string | string[] {
	if (typeof sort !== 'string') return sort.map((each) => sortByTitle(each, titleField));
	return sort.replace(new RegExp(`^(-?)${shownTitle}$`), `$1${titleField}`);
}
