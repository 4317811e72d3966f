/** The name of the virtual field by which the editors' interface calls a document. */
export const displayTitleField = 'shownTitle';

/** An order by one of some fields is by another, which is stored. */
export function sortInstead<Sort extends string | string[]>(
	sort: Sort,
	fields: readonly string[],
	sortField: string,
): Sort;
export function sortInstead(
	sort: string | string[],
	fields: readonly string[],
	sortField: string,
): string | string[] {
	if (typeof sort !== 'string') return sort.map((each) => sortInstead(each, fields, sortField));
	const sign = sort.startsWith('-') ? '-' : '';
	return fields.includes(sort.slice(sign.length)) ? `${sign}${sortField}` : sort;
}
