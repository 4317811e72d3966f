import type { CollectionConfig, GeneratePreviewURL } from 'payload';
import { addControl } from '../../admin/form-parts.ts';
import { changeEntities, type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { previewFrame } from './preview-frame.ts';

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

/** Connects forms with the live preview beside them, and adds a switch for its color scheme. */
export const livePreview = (entities: Entities): Plugin =>
	inOrder(
		changeEntities(entities, { collection: previewUnlessTrashed }),
		addControl(
			entities,
			'/plugins/live-preview/live-preview-bridge.tsx#LivePreviewBridge',
			'first',
		),
		(config) => ({ ...config, admin: { ...config.admin, livePreview: previewFrame } }),
	);
