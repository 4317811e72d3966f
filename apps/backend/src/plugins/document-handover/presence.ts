import { LRUCache } from 'lru-cache';
import { limits } from '../../platform/limits.ts';

/** Who looks at a document. */
interface Person {
	id: number;
	name: string;
}

const { askEveryMs, openForms } = limits.editing;

/** Open forms by document and account, with the time at which each asked last (milliseconds since 1970). */
const forms = new LRUCache<string, Person & { document: string; at: number }>({ max: openForms });

/**
 * Notes that somebody has a document open, and tells by name who else has: those whose forms ask this backend. A form that has not asked
 * for three turns is closed, hidden or without a connection.
 */
export function noteOpen(document: string, person: Person): string[] {
	const at = Date.now();
	forms.set(`${document} ${person.id}`, { ...person, document, at });
	return [...forms.values()]
		.filter((form) => form.document === document && form.id !== person.id)
		.filter((form) => at - form.at <= 3 * askEveryMs)
		.map(({ name }) => name)
		.toSorted();
}
