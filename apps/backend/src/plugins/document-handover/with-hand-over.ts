import type { CollectionConfig, GlobalConfig } from 'payload';
import { limits } from '../../platform/limits.ts';

const notice = {
	path: '/plugins/document-handover/screens/hand-over.tsx#HandOver',
	clientProps: { everyMs: limits.editing.askEveryMs, waitMs: limits.editing.takeOverMs },
};

/** A collection whose forms tell who is writing that a colleague asks for the document, and let the colleague ask. */
export function withHandOver(collection: CollectionConfig): CollectionConfig {
	const { components } = collection.admin ?? {};
	const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), notice];
	const edit = { ...components?.edit, beforeDocumentControls };
	return {
		...collection,
		admin: { ...collection.admin, components: { ...components, edit } },
	};
}

/** The same for a global. */
export function withHandOverGlobal(global: GlobalConfig): GlobalConfig {
	const { components } = global.admin ?? {};
	const { elements } = components ?? {};
	const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), notice];
	return {
		...global,
		admin: {
			...global.admin,
			components: { ...components, elements: { ...elements, beforeDocumentControls } },
		},
	};
}
