import { defaultLocale, type LocaleCode } from '@website/contracts/locales';
import type { Payload } from 'payload';

/** The documents that editors work on every day. */
const collections = ['pages', 'posts', 'products'] as const;

export interface RecentChange {
	collection: (typeof collections)[number];
	id: number | string;
	/** In the editor's content language, in the default language where there is none; empty where there is neither. */
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
				fallbackLocale: defaultLocale,
				sort: '-updatedAt',
				select: { title: true, updatedAt: true, _status: true },
			});
			return docs.map((document) => ({
				collection,
				id: document.id,
				title: document.title ?? '',
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
