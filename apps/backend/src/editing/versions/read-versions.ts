import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';
import { z } from 'zod';
import { limits } from '../../limits.ts';

/** A version as the list shows it. */
export interface ListedVersion {
	id: number | string;
	/** ISO 8601. */
	updatedAt: string;
	/** Null for the program itself. */
	changedBy: string | null;
	state: 'seen' | 'newest' | 'published' | 'draft';
}

interface Versioned {
	collectionConfig?: SanitizedCollectionConfig | undefined;
	globalConfig?: SanitizedGlobalConfig | undefined;
	id?: number | string | undefined;
}

const found = z.object({
	docs: z.array(
		z.object({
			id: z.union([z.number(), z.string()]),
			updatedAt: z.string(),
			version: z.object({
				_status: z.string().nullish(),
				changedBy: z.string().nullish(),
			}),
		}),
	),
});

/** The versions of a document or a global, the newest first, as far as the person who asks may read them. */
export async function readVersions(
	req: PayloadRequest,
	{ collectionConfig, globalConfig, id }: Versioned,
): Promise<ListedVersion[]> {
	const asked = {
		depth: 0,
		limit: limits.editing.versionsOfADocument,
		pagination: false,
		sort: '-updatedAt',
		overrideAccess: false,
		user: req.user,
		req,
	} as const;
	const versions = collectionConfig
		? await req.payload.findVersions({
				...asked,
				collection: collectionConfig.slug,
				where: { and: [{ parent: { equals: id } }, { snapshot: { not_equals: true } }] },
				trash: true,
			})
		: await req.payload.findGlobalVersions({
				...asked,
				slug: globalConfig?.slug ?? 'header',
				where: { snapshot: { not_equals: true } },
			});
	const { docs } = found.parse(versions);
	const isPublished = (one: (typeof docs)[number]) => one.version._status === 'published';
	const seen = docs.find(isPublished);
	return docs.map((one, index) => ({
		id: one.id,
		updatedAt: one.updatedAt,
		changedBy: one.version.changedBy ?? null,
		state: isPublished(one)
			? one === seen
				? 'seen'
				: 'published'
			: index === 0
				? 'newest'
				: 'draft',
	}));
}
