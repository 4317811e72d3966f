import { add, changeEntities, type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { usageEndpoints } from './endpoints.ts';
import { addReferencesPanel, withUnusedFiles } from './references-panel.ts';
import { trackGlobalReferences, trackReferences } from './track.ts';
import { usages } from './usages.ts';

interface Options extends Entities {
	/** Of these collections the forms show what uses a document, and deleting one asks where its address leads. */
	used: readonly string[];
}

/** What uses what: noted with every save of the collections and globals, shown before something is deleted. */
export const references = ({ used, ...entities }: Options): Plugin =>
	inOrder(
		changeEntities({ collections: ['media'] }, { collection: withUnusedFiles }),
		changeEntities({ collections: used }, { collection: addReferencesPanel }),
		changeEntities(entities, { collection: trackReferences, global: trackGlobalReferences }),
		add({ collections: [usages], endpoints: usageEndpoints }),
	);
