import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { type Publication, publicationIn } from '../../documents/publication/publication.ts';
import { skipsSideEffects } from '../../documents/revalidation/queue-revalidation.ts';
import type { AuditAction } from '../../platform/audit/actions.ts';
import { record, undoneDetails } from '../../platform/audit/record.ts';

type Stored = Record<string, unknown> | undefined;

const publications = {
	draft: null,
	publish: 'published',
	unpublish: 'unpublished',
	undo: 'unpublished',
	trash: 'trashed',
	restore: 'restored',
} as const satisfies Record<Publication['kind'], AuditAction | null>;

/** What a save did, for those who ask later; null for a draft. */
function actionOf(
	publication: Publication | null,
	document: Stored,
	previous: Stored,
	isNew: boolean,
): AuditAction | null {
	if (publication) return publications[publication.kind];
	if (document?.deletedAt && !previous?.deletedAt) return 'trashed';
	if (!document?.deletedAt && previous?.deletedAt) return 'restored';
	return isNew ? 'created' : 'changed';
}

/** The one language that a save names; empty where several or all are concerned. */
function onlyLocale(publication: Publication | null): string | null {
	if (!publication || !('locales' in publication)) return null;
	const [first, ...others] = publication.locales;
	return others.length === 0 ? (first ?? null) : null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Says of a publication that was undone that it was that, and not the document taken offline. */
const detailsOf = (publication: Publication | null) =>
	publication?.kind === 'undo' ? { details: undoneDetails } : {};

/** Changes that the program makes by itself, such as when a token was last used, are told of by whoever makes them. */
const isTold = (req: PayloadRequest, action: AuditAction) =>
	req.user !== null || !['created', 'changed'].includes(action);

/** A collection whose documents' publishing, changes and deletion stand in the audit trail. */
export function auditCollection(collection: CollectionConfig): CollectionConfig {
	const { slug, hooks, admin } = collection;
	const titleField = admin?.useAsTitle ?? 'id';
	const tell = async (
		req: PayloadRequest,
		action: AuditAction,
		document: { id: unknown } & Stored,
	) => {
		if (skipsSideEffects(req) || !isTold(req, action)) return;
		await record(req, {
			action,
			place: `${slug}:${document.id}`,
			title: textOf(document[titleField]),
			locale: action === 'deleted' ? null : onlyLocale(publicationIn(req, slug)),
			...detailsOf(action === 'deleted' ? null : publicationIn(req, slug)),
		});
	};
	return {
		...collection,
		hooks: {
			...hooks,
			afterChange: [
				...(hooks?.afterChange ?? []),
				async function auditChange({ doc, previousDoc, operation, req }) {
					const publication = publicationIn(req, slug);
					const action = actionOf(publication, doc, previousDoc, operation === 'create');
					if (action) await tell(req, action, doc);
				},
			],
			afterDelete: [
				...(hooks?.afterDelete ?? []),
				async function auditDeletion({ doc, id, req }) {
					return tell(req, 'deleted', { ...doc, id });
				},
			],
		},
	};
}

/** The same for what every page shares, and for rules of the whole site. */
export function auditGlobal(global: GlobalConfig): GlobalConfig {
	const { slug, hooks } = global;
	return {
		...global,
		hooks: {
			...hooks,
			afterChange: [
				...(hooks?.afterChange ?? []),
				async function auditChangeOfGlobal({ doc, req }) {
					const publication = publicationIn(req, slug);
					const action = actionOf(publication, doc, undefined, false);
					if (action && !skipsSideEffects(req))
						await record(req, {
							action,
							place: `global:${slug}`,
							locale: onlyLocale(publication),
							...detailsOf(publication),
						});
				},
			],
		},
	};
}
