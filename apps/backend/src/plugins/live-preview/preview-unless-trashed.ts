import type { CollectionConfig, GeneratePreviewURL } from 'payload';

/** Returns no preview URL for documents in the trash, which the site never shows. */
const notTrashed =
	(preview: GeneratePreviewURL): GeneratePreviewURL =>
	(document, options) =>
		document.deletedAt ? null : preview(document, options);

/** Disables the preview of documents in the trash. */
export function previewUnlessTrashed(collection: CollectionConfig): CollectionConfig {
	const { preview } = collection.admin ?? {};
	if (!preview) return collection;
	return { ...collection, admin: { ...collection.admin, preview: notTrashed(preview) } };
}
