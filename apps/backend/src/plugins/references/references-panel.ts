import type { CollectionConfig } from 'payload';
import { inSidebar } from '../../admin/sidebar/in-sidebar.ts';
import { isAddressed } from '../../content/documents/entities.ts';
import { limits } from '../../platform/limits.ts';

const screens = '/plugins/references/screens';

/**
 * Adds the panel of references to a collection's forms, and replaces its delete actions with ones that show the references and ask where
 * the document's URL should redirect.
 */
export function addReferencesPanel(collection: CollectionConfig): CollectionConfig {
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
						path: `${screens}/bulk-delete.tsx#BulkDelete`,
						clientProps: {
							collection: collection.slug,
							isAddressed: isAddressed(collection.slug),
							maxCount: limits.usage.unpublished,
							batchSize: limits.usage.unpublishedAtOnce,
						},
					},
				],
				edit: {
					...components?.edit,
					editMenuItems: [
						...(components?.edit?.editMenuItems ?? []),
						`${screens}/delete-item.tsx#DeleteItem`,
					],
				},
			},
		},
		fields: [
			...collection.fields,
			inSidebar('uses', {
				name: 'usedIn',
				type: 'ui',
				admin: { components: { Field: `${screens}/used-in-panel.tsx#UsedInPanel` } },
			}),
		],
	};
}
