import type { CollectionAfterChangeHook, GlobalAfterChangeHook } from 'payload';
import { add, addHooks, changeAll, inOrder, type Plugin } from '../../platform/plugin.ts';
import {
	determineGlobalPublication,
	determinePublication,
	publicationIn,
} from '../../publication/publication.ts';
import { guardPublished } from './guard-published.ts';

/**
 * Writes the main row after a save that unpublishes locales, undoes a publication or restores a document from the trash. The guard fills in
 * the content that remains published (`guard-published.ts`).
 */
const writeMainRow: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
	const kind = publicationIn(req, collection.slug)?.kind;
	const updatedAt = new Date().toISOString();
	if (kind === 'unpublish' || kind === 'undo' || kind === 'restore')
		await req.payload.db.updateOne({
			collection: collection.slug,
			id: doc.id,
			data: kind === 'restore' ? { updatedAt, deletedAt: null } : { updatedAt },
			req,
		});
	return doc;
};

const writeMainRowOfGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
	const kind = publicationIn(req, global.slug)?.kind;
	if (kind === 'unpublish' || kind === 'undo')
		await req.payload.db.updateGlobal({
			slug: global.slug,
			data: { updatedAt: new Date().toISOString() },
			req,
		});
	return doc;
};

const collectionHooks = {
	beforeOperation: [determinePublication],
	afterChange: [writeMainRow],
};

const globalHooks = {
	beforeOperation: [determineGlobalPublication],
	afterChange: [writeMainRowOfGlobal],
};

/**
 * A plugin that determines, before any other hook runs, how each save changes published content, and unpublishes locales before all other
 * hooks after the save. It must come after the plugins that add hooks.
 */
export const publication = (): Plugin =>
	inOrder(
		changeAll({
			collection: (each) => addHooks(each, { first: collectionHooks }),
			global: (each) => addHooks(each, { first: globalHooks }),
		}),
		add({ onInit: guardPublished }),
	);
