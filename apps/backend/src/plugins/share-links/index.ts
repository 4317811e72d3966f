import { addFields } from '../../admin/form-parts.ts';
import { notTrashed } from '../../admin/forms/not-trashed.ts';
import { inSidebar } from '../../admin/sidebar/in-sidebar.ts';
import { add, cleanups, type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { shareLinks as shareLinkCollection } from './collection.ts';
import { deleteExpired } from './delete-expired.ts';

/** The panel that lists the share links of the document in the form. */
export const sharePanel = '/plugins/share-links/share-panel.tsx#SharePanel';

/** Links that show a draft to people without an account. */
export const shareLinks = (entities: Entities): Plugin =>
	inOrder(
		addFields(
			entities,
			inSidebar('publish', {
				name: 'shareLinks',
				type: 'ui',
				admin: { condition: notTrashed, components: { Field: sharePanel } },
			}),
		),
		add({ collections: [shareLinkCollection] }),
		cleanups.add(deleteExpired),
	);
