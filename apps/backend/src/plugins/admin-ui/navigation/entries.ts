import { isOffEntity } from '@website/contracts/site-features';
import { extentsOf, isEntity, type Person } from '../../../access/person.ts';
import { actions, type Entity } from '../../../access/rights.ts';

/** Lists that only the program writes, with the entity whose editors use them. */
const usedWith: Readonly<Record<string, Entity>> = {
	countries: 'sms-prices',
	'translation-states': 'pages',
};

/** True if the navigation lists a collection or global for a person: one of a feature that is on, and that the person may do more with than read. */
export function isListedFor(person: Person | null, slug: string): boolean {
	if (isOffEntity(slug)) return false;
	const entity = usedWith[slug] ?? slug;
	if (!isEntity(entity)) return true;
	return actions.some(
		(action) =>
			action !== 'read' && extentsOf(person, entity, action).some((extent) => extent !== 'self'),
	);
}

/** Lines of a navigation that fit into the window of a laptop. */
const maxLines = 15;

interface Group {
	label: string;
	entities: readonly unknown[];
}

/**
 * The labels of the open groups: those that the user opened and, in order, others that the user has not folded, as long as they fit.
 *
 * @param links the number of lines outside of groups
 * @param stored whether the user has opened or folded a group, by label
 */
export function openGroups(
	groups: readonly Group[],
	links: number,
	stored: Readonly<Record<string, { open: boolean }>>,
): ReadonlySet<string> {
	let lines = links + groups.length;
	const open = groups.filter(({ label, entities }) => {
		const choice = stored[label]?.open;
		if (choice === false || (choice === undefined && lines + entities.length > maxLines))
			return false;
		lines += entities.length;
		return true;
	});
	return new Set(open.map(({ label }) => label));
}
