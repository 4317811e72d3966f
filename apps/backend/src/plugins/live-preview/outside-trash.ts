import type { CollectionConfig, GeneratePreviewURL } from 'payload';

/** A preview of documents that are not in the trash, where nothing is shown to anybody. */
const notTrashed =
	(preview: GeneratePreviewURL): GeneratePreviewURL =>
	(document, options) =>
		document.deletedAt ? null : preview(document, options);

/** A collection that previews nothing that lies in its trash. */
export function previewOutsideTrash(collection: CollectionConfig): CollectionConfig {
	const { preview } = collection.admin ?? {};
	if (!preview) return collection;
	return { ...collection, admin: { ...collection.admin, preview: notTrashed(preview) } };
}
