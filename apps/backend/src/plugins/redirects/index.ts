import type { Addressed } from '@website/contracts/entities';
import { add, addHooks, changeEntities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { addressHooks } from './address-hooks.ts';
import { redirects as redirectCollection } from './collection.ts';

interface Options {
	collections: readonly Addressed[];
}

/** The redirects collection with CSV import and export. Saves of these collections that change a URL create redirects. */
export const redirects = ({ collections }: Options): Plugin =>
	inOrder(
		add({ collections: [redirectCollection] }),
		...collections.map((slug) =>
			changeEntities(
				{ collections: [slug] },
				{ collection: (each) => addHooks(each, addressHooks(slug)) },
			),
		),
	);
