import { LRUCache } from 'lru-cache';
import type { OpenBy } from '../../platform/cluster/message.ts';
import { peers } from '../../platform/cluster/peers.ts';
import { limits } from '../../platform/limits.ts';
import { log } from '../../platform/observability/log.ts';
import { processMemory } from '../../platform/process-memory.ts';

const { askEveryMs, openForms } = limits.editing;

type OpenForms = LRUCache<string, OpenBy & { document: string; at: number }>;

function note(forms: OpenForms, document: string, person: OpenBy): void {
	forms.set(`${document} ${person.id}`, { ...person, document, at: Date.now() });
}

/** Open forms by document and account, of every backend on the database, with the time at which each asked last (milliseconds since 1970). */
const memory = processMemory('open-forms', () => {
	const forms: OpenForms = new LRUCache({ max: openForms });
	peers().listeners.add((message) => {
		if (message.kind === 'open') note(forms, message.document, message.person);
	});
	return { forms };
});

/**
 * Notes that somebody has a document open, here and on the other backends, and tells by name who else has. A form that has not asked for three turns is
 * closed, hidden or without a connection.
 */
export function noteOpen(document: string, person: OpenBy): string[] {
	const { forms } = memory();
	note(forms, document, person);
	peers()
		.tell?.({ kind: 'open', document, person })
		.catch((cause: unknown) => log.warn({ err: cause }, 'An open form was not shared'));
	const earliest = Date.now() - 3 * askEveryMs;
	return [...forms.values()]
		.filter((form) => form.document === document && form.id !== person.id)
		.filter(({ at }) => at >= earliest)
		.map(({ name }) => name)
		.toSorted();
}
