import type { CollectionConfig, GlobalConfig } from 'payload';

const bridge = '/publishing/preview/live-preview-bridge.tsx#LivePreviewBridge';

/** A collection whose forms are tied to the live preview beside them, and choose its scheme. */
export function withLivePreview(collection: CollectionConfig): CollectionConfig {
	const { components } = collection.admin ?? {};
	const beforeDocumentControls = [bridge, ...(components?.edit?.beforeDocumentControls ?? [])];
	const edit = { ...components?.edit, beforeDocumentControls };
	return {
		...collection,
		admin: { ...collection.admin, components: { ...components, edit } },
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
