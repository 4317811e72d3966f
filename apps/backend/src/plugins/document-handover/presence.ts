import { LRUCache } from 'lru-cache';
import type { OpenBy } from '../../platform/cluster/message.ts';
import { peers } from '../../platform/cluster/peers.ts';
import { limits } from '../../platform/limits.ts';
import { log } from '../../platform/observability/log.ts';
import { processMemory } from '../../platform/process-memory.ts';

const { pollEveryMs, openForms } = limits.editing;

type OpenForms = LRUCache<string, OpenBy & { document: string; at: number }>;

function addForm(forms: OpenForms, document: string, person: OpenBy): void {
	forms.set(`${document} ${person.id}`, { ...person, document, at: Date.now() });
}

/**
 * Open forms of every backend on the database, by document and account; `at` is the time of their last request (milliseconds since 1970).
 */
const memory = processMemory('open-forms', () => {
	const forms: OpenForms = new LRUCache({ max: openForms });
	peers().listeners.add((message) => {
		if (message.kind === 'open') addForm(forms, message.document, message.person);
	});
	return { forms };
});

/**
 * Records here and on the other backends that a person has a document open. Returns the sorted names of the others who have it open. A form
 * that has missed three polls is closed, hidden or offline.
 */
export function recordOpenForm(document: string, person: OpenBy): string[] {
	const { forms } = memory();
	addForm(forms, document, person);
	peers()
		.broadcast?.({ kind: 'open', document, person })
		.catch((cause: unknown) =>
			log.warn({ err: cause }, 'Failed to share an open form with the other backends'),
		);
	const earliest = Date.now() - 3 * pollEveryMs;
	return [...forms.values()]
		.filter((form) => form.document === document && form.id !== person.id)
		.filter(({ at }) => at >= earliest)
		.map(({ name }) => name)
		.toSorted();
}
