/** The name of the virtual field with the title that the admin shows for a document. */
export const displayTitleField = 'shownTitle';

/** Sorts by the stored field `sortField` in place of any of these `fields`. */
export function replaceSortField<Sort extends string | string[]>(
	sort: Sort,
	fields: readonly string[],
	sortField: string,
): Sort;
export function replaceSortField(
	sort: string | string[],
	fields: readonly string[],
	sortField: string,
): string | string[] {
	if (typeof sort !== 'string')
		return sort.map((each) => replaceSortField(each, fields, sortField));
	const sign = sort.startsWith('-') ? '-' : '';
	return fields.includes(sort.slice(sign.length)) ? `${sign}${sortField}` : sort;
}
