/** The name of the virtual field by which the editors' interface calls a document. */
export const shownTitle = 'shownTitle';

/** Orders by the shown title are by the stored field that it comes from. */
export function sortByTitle<Sort extends string | string[]>(sort: Sort, titleField: string): Sort;
export function sortByTitle(sort: string | string[], titleField: string): string | string[] {
	if (typeof sort !== 'string') return sort.map((each) => sortByTitle(each, titleField));
	return sort.replace(new RegExp(`^(-?)${shownTitle}$`), `$1${titleField}`);
}
