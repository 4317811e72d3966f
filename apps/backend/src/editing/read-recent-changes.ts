import type { LocaleCode } from '@website/contracts/locales';
import type { Payload } from 'payload';

/** The documents that editors work on every day. */
const collections = ['pages', 'posts', 'products'] as const;

export interface RecentChange {
	collection: (typeof collections)[number];
	id: number | string;
	/** In the editor's content language, marked with another where there is none; empty where no language has one. */
	title: string;
	/** Whether its newest version waits to be published. */
	isDraft: boolean;
	/** ISO 8601. */
	updatedAt: string;
}

/** The documents changed last, the newest first, drafts included. */
export async function readRecentChanges(
	payload: Payload,
	locale: LocaleCode,
	limit: number,
): Promise<RecentChange[]> {
	const lists = await Promise.all(
		collections.map(async (collection) => {
			const { docs } = await payload.find({
				collection,
				draft: true,
				depth: 0,
				limit,
				locale,
				sort: '-updatedAt',
				select: { shownTitle: true, updatedAt: true, _status: true },
			});
			return docs.map((document) => ({
				collection,
				id: document.id,
				title: document.shownTitle ?? '',
				isDraft: document._status === 'draft',
				updatedAt: document.updatedAt,
			}));
		}),
	);
	return lists
		.flat()
		.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
		.slice(0, limit);
}
