import type { Payload } from 'payload';
import { addFields } from '../../admin/form-parts.ts';
import { notTrashed } from '../../admin/forms/not-trashed.ts';
import { inSidebar } from '../../admin/sidebar/in-sidebar.ts';
import { limits } from '../../platform/limits.ts';
import { add, cleanups, type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { shareLinks as shareLinkCollection } from './endpoints.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Deletes share links that expired or were withdrawn more than `limits.sharing.listedDays` ago.
 *
 * @param now milliseconds since 1970
 */
export async function deleteExpired(payload: Payload, now = Date.now()): Promise<void> {
	const unlisted = { less_than: new Date(now - limits.sharing.listedDays * day).toISOString() };
	await payload.db.deleteMany({
		collection: 'share-links',
		where: { or: [{ until: unlisted }, { withdrawnAt: unlisted }] },
	});
}

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
