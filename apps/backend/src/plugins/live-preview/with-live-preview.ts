import type { CollectionConfig, GeneratePreviewURL, GlobalConfig } from 'payload';

const bridge = '/plugins/live-preview/live-preview-bridge.tsx#LivePreviewBridge';

/** A preview of documents that are not in the trash, where nothing is shown to anybody. */
const outsideTrash =
	(preview: GeneratePreviewURL): GeneratePreviewURL =>
	(document, options) =>
		document.deletedAt ? null : preview(document, options);

/** A collection whose forms are tied to the live preview beside them, and choose its scheme. */
export function withLivePreview(collection: CollectionConfig): CollectionConfig {
	const { components, preview } = collection.admin ?? {};
	const beforeDocumentControls = [bridge, ...(components?.edit?.beforeDocumentControls ?? [])];
	const edit = { ...components?.edit, beforeDocumentControls };
	return {
		...collection,
		admin: {
			...collection.admin,
			...(preview && { preview: outsideTrash(preview) }),
			components: { ...components, edit },
		},
	};
}

/** The same for a global. */
export function withLivePreviewGlobal(global: GlobalConfig): GlobalConfig {
	const { components } = global.admin ?? {};
	const { elements } = components ?? {};
	const beforeDocumentControls = [bridge, ...(elements?.beforeDocumentControls ?? [])];
	return {
		...global,
		admin: {
			...global.admin,
			components: { ...components, elements: { ...elements, beforeDocumentControls } },
		},
	};
}
