import type { CollectionConfig, Field, GlobalConfig } from 'payload';
import { documentAt } from '../../documents/document.ts';
import { notTrashed } from '../../platform/admin/forms/outside-trash.ts';
import { inSidebar } from '../../platform/admin/sidebar/in-sidebar.ts';
import { reportEachDocument } from './report-each-document.ts';
import { stopErrors } from './stop-errors.ts';

/** The checklist panel beside the form. */
const panel = inSidebar<Field>('publish', {
	name: 'checklist',
	type: 'ui',
	admin: {
		condition: notTrashed,
		components: { Field: '/plugins/publish-checks/screens/checklist-panel.tsx#ChecklistPanel' },
	},
});

/** Checks the documents of a collection before they are published, and adds the checklist panel to the form. */
export const withChecklist = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	fields: [...collection.fields, panel],
	hooks: {
		...collection.hooks,
		afterOperation: [...(collection.hooks?.afterOperation ?? []), reportEachDocument],
		beforeChange: [
			async function stopFaultyDocument({ data, originalDoc, operation, req }) {
				const key = `${collection.slug}:${originalDoc?.id}`;
				const document = operation === 'update' ? documentAt(req.payload, key) : undefined;
				await stopErrors(req, document ?? { kind: 'new', slug: collection.slug }, {
					...originalDoc,
					...data,
				});
				return data;
			},
			...(collection.hooks?.beforeChange ?? []),
		],
	},
});

/** Does the same for a global. */
export const withChecklistGlobal = (global: GlobalConfig): GlobalConfig => ({
	...global,
	fields: [...global.fields, panel],
	hooks: {
		...global.hooks,
		beforeChange: [
			async function stopFaultyGlobal({ data, originalDoc, req }) {
				const document = documentAt(req.payload, `global:${global.slug}`);
				if (document) await stopErrors(req, document, { ...originalDoc, ...data });
				return data;
			},
			...(global.hooks?.beforeChange ?? []),
		],
	},
});
