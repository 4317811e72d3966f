import { isAddressed } from '@website/contracts/entities';
import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { inSidebar } from '../../admin/sidebar/in-sidebar.ts';
import { parseDocumentKey } from '../../documents/document.ts';
import { limits } from '../../platform/limits.ts';
import {
	add,
	addHooks,
	changeEntities,
	type Entities,
	inOrder,
	type Plugin,
} from '../../platform/plugin.ts';
import { skipsSideEffects } from '../revalidation/api.ts';
import { usageEndpoints } from './read-references.ts';
import { storeReferences } from './store-references.ts';

const screens = '/plugins/references/screens';

/**
 * Adds the panel of references to a collection's forms, and replaces its delete actions with ones that show the references and ask where
 * the document's URL should redirect.
 */
function addReferencesPanel(collection: CollectionConfig): CollectionConfig {
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

async function storeReferencesOf(req: PayloadRequest, key: string): Promise<void> {
	const document = parseDocumentKey(req.payload, key);
	if (document && !skipsSideEffects(req)) await storeReferences(req, document);
}

/** Stores the references of a collection's documents with every save. */
const trackReferences = (collection: CollectionConfig): CollectionConfig => ({
	...addHooks(collection, {
		last: {
			afterChange: [
				async function storeDocumentReferences({ doc, req }) {
					return storeReferencesOf(req, `${collection.slug}:${doc.id}`);
				},
			],
		},
	}),
	custom: { ...collection.custom, trackReferences: true },
});

/** Stores the references of a global with every save. */
const trackGlobalReferences = (global: GlobalConfig): GlobalConfig =>
	addHooks(global, {
		last: {
			afterChange: [
				async function storeGlobalReferences({ req }) {
					return storeReferencesOf(req, `global:${global.slug}`);
				},
			],
		},
	});

/**
 * References between documents, one row each. The hooks below update them in the transaction of every save, so that "used in" is one indexed
 * query, regardless of the number of articles. Nobody edits them.
 */
const usages: CollectionConfig = {
	slug: 'usages',
	admin: { hidden: true },
	timestamps: false,
	lockDocuments: false,
	fields: [
		// The referencing document, for example `pages:12` or `global:header`.
		{ name: 'holder', type: 'text', required: true, index: true },
		// The referenced document, for example `media:3`, or `path:/about` for a typed URL.
		{ name: 'target', type: 'text', required: true, index: true },
		{ name: 'lang', type: 'text' },
		{ name: 'path', type: 'text', required: true },
		{ name: 'place', type: 'json' },
		// True if only the newest draft has the reference.
		{ name: 'draftOnly', type: 'checkbox' },
	],
};

interface Options extends Entities {
	/** The collections with a panel of references; deleting one of their documents asks where its URL should redirect. */
	panelCollections: readonly string[];
}

/** References between documents: stored with every save of the collections and globals, shown before a document is deleted. */
export const references = ({ panelCollections, ...entities }: Options): Plugin =>
	inOrder(
		changeEntities({ collections: panelCollections }, { collection: addReferencesPanel }),
		changeEntities(entities, { collection: trackReferences, global: trackGlobalReferences }),
		add({ collections: [usages], endpoints: usageEndpoints }),
	);
