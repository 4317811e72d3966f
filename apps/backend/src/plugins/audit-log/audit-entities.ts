import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { addHooks } from '../../platform/plugin.ts';
import { type Publication, publicationIn } from '../../publication/publication.ts';
import { skipsSideEffects } from '../revalidation/api.ts';
import { type AuditAction, recordAuditEvent, undoneDetails } from './record-audit-event.ts';

type DocumentData = Record<string, unknown> | undefined;

const publications = {
	draft: null,
	publish: 'published',
	unpublish: 'unpublished',
	undo: 'unpublished',
	trash: 'trashed',
	restore: 'restored',
} as const satisfies Record<Publication['kind'], AuditAction | null>;

/** The audit action of a save; null for a draft. */
function actionOf(
	publication: Publication | null,
	document: DocumentData,
	previous: DocumentData,
	isNew: boolean,
): AuditAction | null {
	if (publication) return publications[publication.kind];
	if (document?.deletedAt && !previous?.deletedAt) return 'trashed';
	if (!document?.deletedAt && previous?.deletedAt) return 'restored';
	return isNew ? 'created' : 'changed';
}

/** The locale of a publication in exactly one locale; null otherwise. */
function onlyLocale(publication: Publication | null): string | null {
	if (!publication || !('locales' in publication)) return null;
	const [first, ...others] = publication.locales;
	return others.length === 0 ? (first ?? null) : null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Distinguishes an undone publication from an unpublished document, which has the same action. */
const detailsOf = (publication: Publication | null) =>
	publication?.kind === 'undo' ? { details: undoneDetails } : {};

/** False for creations and changes without a user, such as the last use of a token: their own code records them if needed. */
const shouldRecord = (req: PayloadRequest, action: AuditAction) =>
	req.user !== null || !['created', 'changed'].includes(action);

/** Adds hooks to a collection that record publications, changes and deletions in the audit log. */
export function auditCollection(collection: CollectionConfig): CollectionConfig {
	const { slug, admin } = collection;
	const titleField = admin?.useAsTitle ?? 'id';
	const recordEntry = async (
		req: PayloadRequest,
		action: AuditAction,
		document: { id: unknown } & DocumentData,
	) => {
		if (skipsSideEffects(req) || !shouldRecord(req, action)) return;
		await recordAuditEvent(req, {
			action,
			place: `${slug}:${document.id}`,
			title: textOf(document[titleField]),
			locale: action === 'deleted' ? null : onlyLocale(publicationIn(req, slug)),
			...detailsOf(action === 'deleted' ? null : publicationIn(req, slug)),
		});
	};
	return addHooks(collection, {
		last: {
			afterChange: [
				async function auditChange({ doc, previousDoc, operation, req }) {
					const publication = publicationIn(req, slug);
					const action = actionOf(publication, doc, previousDoc, operation === 'create');
					if (action) await recordEntry(req, action, doc);
				},
			],
			afterDelete: [
				async function auditDeletion({ doc, id, req }) {
					return recordEntry(req, 'deleted', { ...doc, id });
				},
			],
		},
	});
}

/** Adds a hook to a global that records publications and changes in the audit log. */
export function auditGlobal(global: GlobalConfig): GlobalConfig {
	const { slug } = global;
	return addHooks(global, {
		last: {
			afterChange: [
				async function auditChangeOfGlobal({ doc, req }) {
					const publication = publicationIn(req, slug);
					const action = actionOf(publication, doc, undefined, false);
					if (action && !skipsSideEffects(req))
						await recordAuditEvent(req, {
							action,
							place: `global:${slug}`,
							locale: onlyLocale(publication),
							...detailsOf(publication),
						});
				},
			],
		},
	});
}
