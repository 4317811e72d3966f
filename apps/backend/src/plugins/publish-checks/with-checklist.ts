import type { CollectionConfig, Field, GlobalConfig } from 'payload';
import { notTrashed } from '../../admin/forms/not-trashed.ts';
import { inSidebar } from '../../admin/sidebar/in-sidebar.ts';
import { parseDocumentKey } from '../../documents/document.ts';
import { addHooks } from '../../platform/plugin.ts';
import { describeBulkErrors } from './describe-bulk-errors.ts';
import { rejectErrors } from './reject-errors.ts';

/** The checklist panel beside the form. */
const panel = inSidebar<Field>('publish', {
	name: 'checklist',
	type: 'ui',
	admin: {
		condition: notTrashed,
		components: { Field: '/plugins/publish-checks/checklist-panel.tsx#ChecklistPanel' },
	},
});

/** Checks the documents of a collection before they are published, and adds the checklist panel to the form. */
export const withChecklist = (collection: CollectionConfig): CollectionConfig => ({
	...addHooks(collection, {
		first: {
			beforeChange: [
				async function checkBeforePublish({ data, originalDoc, operation, req }) {
					const key = `${collection.slug}:${originalDoc?.id}`;
					const document = operation === 'update' ? parseDocumentKey(req.payload, key) : undefined;
					await rejectErrors(req, document ?? { kind: 'new', slug: collection.slug }, {
						...originalDoc,
						...data,
					});
					return data;
				},
			],
		},
		last: { afterOperation: [describeBulkErrors] },
	}),
	fields: [...collection.fields, panel],
});

/** Checks a global before it is published, and adds the checklist panel to the form. */
export const withChecklistGlobal = (global: GlobalConfig): GlobalConfig => ({
	...addHooks(global, {
		first: {
			beforeChange: [
				async function checkGlobalBeforePublish({ data, originalDoc, req }) {
					const document = parseDocumentKey(req.payload, `global:${global.slug}`);
					if (document) await rejectErrors(req, document, { ...originalDoc, ...data });
					return data;
				},
			],
		},
	}),
	fields: [...global.fields, panel],
});
