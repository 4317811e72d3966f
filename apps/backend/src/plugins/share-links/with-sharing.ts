import type { CollectionConfig, Field, GlobalConfig } from 'payload';
import { outsideTrash } from '../../platform/admin/forms/outside-trash.ts';

/** Beside a form: links that show its draft to others, and the releases that it is part of. */
const panels: Field[] = [
	{
		name: 'shareLinks',
		type: 'ui',
		admin: {
			position: 'sidebar',
			condition: outsideTrash,
			components: { Field: '/plugins/share-links/screens/share-panel.tsx#SharePanel' },
		},
	},
	{
		name: 'inReleases',
		type: 'ui',
		admin: {
			position: 'sidebar',
			condition: outsideTrash,
			components: { Field: '/plugins/releases/screens/add-to-release.tsx#AddToRelease' },
		},
	},
];

/** A collection whose drafts can be shared and gathered in releases. */
export const withSharing = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	fields: [...collection.fields, ...panels],
});

/** The same for what every page shares. */
export const withSharingGlobal = (global: GlobalConfig): GlobalConfig => ({
	...global,
	fields: [...global.fields, ...panels],
});
