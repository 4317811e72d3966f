import type { CollectionConfig } from 'payload';
import { isAddressed } from '../content/entities.ts';
import { limits } from '../limits.ts';

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
				beforeListTable: [
					...(components?.beforeListTable ?? []),
					{
						path: `${screens}/bulk-take-down.tsx#BulkTakeDown`,
						clientProps: {
							collection: collection.slug,
							hasDrafts: Boolean(collection.versions),
							isAddressed: isAddressed(collection.slug),
							most: limits.usage.takenDown,
							atOnce: limits.usage.takenDownAtOnce,
						},
					},
				],
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
