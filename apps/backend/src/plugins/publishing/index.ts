import { add, changeEntities, type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { publishingEndpoints } from './endpoints.ts';
import {
	withPublishingScreens,
	withPublishingScreensGlobal,
} from './screens/with-publishing-screens.ts';

/** Publishes, unpublishes, discards and restores documents by language. Adds the screens to forms, lists and versions (decision 18). */
export const publishing = (entities: Entities): Plugin =>
	inOrder(
		changeEntities(entities, {
			collection: withPublishingScreens,
			global: withPublishingScreensGlobal,
		}),
		add({ endpoints: publishingEndpoints }),
	);

export { publication } from './publication-plugin.ts';
