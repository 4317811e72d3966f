import type { CollectionConfig, GlobalConfig } from 'payload';
import { limits } from '../../../platform/limits.ts';

const component = {
	path: '/plugins/autosave/saving/save-before-leaving.tsx#SaveBeforeLeaving',
	clientProps: { waitMs: limits.editing.unsavedMs },
};

const hasDrafts = ({ versions }: Pick<CollectionConfig | GlobalConfig, 'versions'>): boolean =>
	typeof versions === 'object' && Boolean(versions.drafts);

/** Whatever has drafts saves them before it is left. */
export function savesWhileWriting(collection: CollectionConfig): CollectionConfig {
	if (!hasDrafts(collection)) return collection;
	const { components = {} } = collection.admin ?? {};
	const before = components.edit?.beforeDocumentControls ?? [];
	const edit = { ...components.edit, beforeDocumentControls: [...before, component] };
	return {
		...collection,
		admin: {
			...collection.admin,
			components: { ...components, edit },
		},
	};
}

/** The same for what every page shares. */
export function globalSavesWhileWriting(global: GlobalConfig): GlobalConfig {
	if (!hasDrafts(global)) return global;
	const { components = {} } = global.admin ?? {};
	const before = components.elements?.beforeDocumentControls ?? [];
	const elements = { ...components.elements, beforeDocumentControls: [...before, component] };
	return {
		...global,
		admin: {
			...global.admin,
			components: { ...components, elements },
		},
	};
}
