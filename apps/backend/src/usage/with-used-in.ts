import type { CollectionConfig } from 'payload';

const screens = '/usage/screens';

/**
 * A collection whose forms show what uses a document, and whose unpublishing and deleting show it again and ask where the
 * document's address leads.
 */
export function withUsedIn(collection: CollectionConfig): CollectionConfig {
	const { components } = collection.admin ?? {};
	return {
		...collection,
		admin: {
			...collection.admin,
			components: {
				...components,
				edit: {
					...components?.edit,
					...(collection.versions
						? { UnpublishButton: `${screens}/take-down.tsx#UnpublishItem` }
						: {}),
					editMenuItems: [
						...(components?.edit?.editMenuItems ?? []),
						`${screens}/take-down.tsx#DeleteItem`,
					],
				},
			},
		},
		fields: [
			...collection.fields,
			{
				name: 'usedIn',
				type: 'ui',
				admin: {
					position: 'sidebar',
					components: { Field: `${screens}/used-in-panel.tsx#UsedInPanel` },
				},
			},
		],
	};
}
