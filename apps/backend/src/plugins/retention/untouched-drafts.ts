import { localeCodes } from '@website/contracts/locales';
import type { Payload, Where } from 'payload';
import { textCollections } from '../../content/documents/entities.ts';
import { limits } from '../../platform/limits.ts';

/** The title fields of the collections with drafts. */
const titles = {
	pages: 'title',
	posts: 'title',
	products: 'title',
	categories: 'name',
	authors: 'name',
} as const;

const { deletedAtOnce, untouchedDraftMs } = limits.editing;

/**
 * Moves empty drafts to the trash after a day (`untouchedDraftMs`): drafts without a title in any locale and with a single version, such as
 * API clients and older versions of the admin create. Returns their number.
 *
 * @param now milliseconds since 1970
 */
export async function trashUntouchedDrafts(payload: Payload, now = Date.now()): Promise<number> {
	let trashedCount = 0;
	for (const collection of textCollections) {
		const title = titles[collection];
		const untitled: Where[] = localeCodes.map((code) => ({
			[`${title}.${code}`]: { exists: false },
		}));
		const { docs } = await payload.find({
			collection,
			where: {
				and: [
					...untitled,
					{ _status: { equals: 'draft' } },
					{ updatedAt: { less_than: new Date(now - untouchedDraftMs).toISOString() } },
				],
			},
			locale: 'all',
			depth: 0,
			limit: deletedAtOnce,
			pagination: false,
			select: {},
		});
		for (const { id } of docs) {
			const versions = { collection, where: { parent: { equals: id } } } as const;
			if ((await payload.countVersions(versions)).totalDocs !== 1) continue;
			await payload.update({
				collection,
				id,
				data: { deletedAt: new Date(now).toISOString() },
				depth: 0,
			});
			trashedCount += 1;
		}
	}
	return trashedCount;
}
