import type { Payload } from 'payload';
import { addFields } from '../../admin/form-parts.ts';
import { notTrashed } from '../../admin/forms/not-trashed.ts';
import { inSidebar } from '../../admin/sidebar/in-sidebar.ts';
import { add, cleanups, type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { releases as releaseCollection } from './collection.ts';
import { deleteUnusedContents } from './fixed-contents.ts';
import { fixedByMembers, memberOwners } from './member-contents.ts';
import { releaseMembers } from './release-member-rows.ts';

interface Options extends Entities {
	/** A component below the documents of an unpublished release. */
	below: string;
}

/** Deletes the stored versions of documents that were published or taken out of their release. */
const deleteContents = (payload: Payload) =>
	deleteUnusedContents(payload, fixedByMembers, async () => {
		const { docs } = await payload.find({
			collection: 'release-members',
			where: { publishedAt: { exists: false } },
			depth: 0,
			pagination: false,
		});
		return memberOwners(docs);
	});

/** Releases: several drafts that are previewed and published together. */
export const releases = ({ below, ...entities }: Options): Plugin =>
	inOrder(
		addFields(
			entities,
			inSidebar('publish', {
				name: 'inReleases',
				type: 'ui',
				admin: {
					condition: notTrashed,
					components: { Field: '/plugins/releases/add-to-release.tsx#AddToRelease' },
				},
			}),
		),
		add({ collections: [releaseCollection(below), releaseMembers] }),
		cleanups.add(deleteContents),
	);
