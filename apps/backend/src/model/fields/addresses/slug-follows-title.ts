import type { Addressed } from '@website/contracts/entities';
import { slugFrom } from '@website/contracts/slug';
import type { FieldHook, PayloadRequest, Where } from 'payload';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** True if the document is published or was published before; with `hasSlug`, in the language of the request. */
async function wasPublished(
	req: PayloadRequest,
	collection: Addressed,
	id: number | string,
	hasSlug: boolean,
) {
	const inLanguage: Where[] = hasSlug ? [{ 'version.slug': { exists: true } }] : [];
	const published: Where = {
		or: [{ publishedLocale: { exists: true } }, { 'version._status': { equals: 'published' } }],
	};
	const [document, versions] = await Promise.all([
		req.payload.findByID({
			collection,
			id,
			depth: 0,
			select: { _status: true, slug: true },
			trash: true,
			req,
		}),
		req.payload.countVersions({
			collection,
			where: { and: [{ parent: { equals: id } }, published, ...inLanguage] },
			req,
		}),
	]);
	const isPublished = document._status === 'published' && (!hasSlug || Boolean(document.slug));
	return isPublished || versions.totalDocs > 0;
}

/**
 * Derives the slug from the title of each language, and updates it with the title until the editor enters another slug or the language is
 * published. A save without slug, such as one side by side, which offers it, derives none once the document is published. A title without
 * letters gives no slug.
 */
export function slugFollowsTitle(collection: Addressed, titleField: string): FieldHook {
	return async ({ value, data, originalDoc, operation, req }) => {
		const input: unknown = typeof value === 'string' ? value.trim() || null : value;
		const title = textOf(data?.[titleField]);
		if (operation === 'create') return input === undefined && title ? slugFrom(title) : input;
		if (!originalDoc?.id || !title) return input;
		const before = textOf(originalDoc[titleField]);
		const slug = textOf(input === undefined ? originalDoc.slug : input);
		if (title === before || slug !== (before ? slugFrom(before) : '')) return input;
		if (await wasPublished(req, collection, originalDoc.id, input !== undefined)) return input;
		return slugFrom(title) || null;
	};
}
