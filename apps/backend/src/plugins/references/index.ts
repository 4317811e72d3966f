import { add, changeEntities, type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { usageEndpoints } from './endpoints.ts';
import { addReferencesPanel } from './references-panel.ts';
import { trackGlobalReferences, trackReferences } from './track.ts';
import { usages } from './usages.ts';

interface Options extends Entities {
	/** The collections with a panel of references; deleting one of their documents asks where its URL should redirect. */
	panelCollections: readonly string[];
}

/** References between documents: stored with every save of the collections and globals, shown before a document is deleted. */
export const references = ({ panelCollections, ...entities }: Options): Plugin =>
	inOrder(
		changeEntities({ collections: panelCollections }, { collection: addReferencesPanel }),
		changeEntities(entities, { collection: trackReferences, global: trackGlobalReferences }),
		add({ collections: [usages], endpoints: usageEndpoints }),
	);
