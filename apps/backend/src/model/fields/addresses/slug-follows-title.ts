import { slugFrom } from '@website/contracts/slug';
import type { FieldHook, PayloadRequest, Where } from 'payload';

type Collection = 'pages' | 'posts' | 'categories';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** True if the document is published or was published before. */
async function wasPublished(req: PayloadRequest, collection: Collection, id: number | string) {
	const published: Where = {
		or: [{ publishedLocale: { exists: true } }, { 'version._status': { equals: 'published' } }],
	};
	const [document, versions] = await Promise.all([
		req.payload.findByID({ collection, id, depth: 0, select: { _status: true }, trash: true, req }),
		req.payload.countVersions({
			collection,
			where: { and: [{ parent: { equals: id } }, published] },
			req,
		}),
	]);
	return document._status === 'published' || versions.totalDocs > 0;
}

/**
 * Derives the slug from the title, and updates it with the title until the editor enters another slug or the document is published.
 * A title without letters gives no slug.
 */
export function slugFollowsTitle(collection: Collection, titleField: string): FieldHook {
	return async ({ value, data, originalDoc, operation, req }) => {
		const input: unknown = typeof value === 'string' ? value.trim() || null : value;
		const title = textOf(data?.[titleField]);
		if (operation === 'create') return input === undefined && title ? slugFrom(title) : input;
		if (!originalDoc?.id || !title) return input;
		const before = textOf(originalDoc[titleField]);
		const slug = textOf(input === undefined ? originalDoc.slug : input);
		if (title === before || slug !== (before ? slugFrom(before) : '')) return input;
		if (await wasPublished(req, collection, originalDoc.id)) return input;
		return slugFrom(title) || null;
	};
}
