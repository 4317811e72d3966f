import type { LocaleCode } from '@website/contracts/locales';
import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { savesDraft } from '../access/write-note.ts';
import type { AuditAction } from '../audit/actions.ts';
import { record } from '../audit/record.ts';
import { isQuiet } from './announce.ts';
import { onlyLanguage } from './published-language.ts';

type Stored = Record<string, unknown> | undefined;

/** What a save of a document with drafts was, for those who ask later; null for a draft. `only` is the language published alone. */
export function actionOf(
	document: Stored,
	previous: Stored,
	isNew: boolean,
	only: LocaleCode | null = null,
): AuditAction | null {
	if (document?.deletedAt && !previous?.deletedAt) return 'trashed';
	if (!document?.deletedAt && previous?.deletedAt) return 'restored';
	// A language is taken offline by publishing it without an address (`languages/states/unpublish-language.ts`).
	if (only !== null && document && 'slug' in document && !document.slug) return 'unpublished';
	if (document?._status === 'published') return 'published';
	if (document?._status === 'draft') return isNew ? null : 'unpublished';
	return isNew ? 'created' : 'changed';
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Changes that the program makes by itself, such as when a token was last used, are told of by whoever makes them. */
const isTold = (req: PayloadRequest, action: AuditAction) =>
	req.user !== null || !['created', 'changed'].includes(action);

/** A collection whose documents' publishing, changes and deletion stand in the audit trail. */
export function audited(collection: CollectionConfig): CollectionConfig {
	const { slug, hooks, admin, versions } = collection;
	const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts);
	const titleField = admin?.useAsTitle ?? 'id';
	const tell = async (
		req: PayloadRequest,
		action: AuditAction,
		document: { id: unknown } & Stored,
	) => {
		if (isQuiet(req) || !isTold(req, action)) return;
		await record(req, {
			action,
			place: `${slug}:${document.id}`,
			title: textOf(document[titleField]),
			// Empty where all languages are concerned.
			locale: onlyLanguage(req, slug),
		});
	};
	return {
		...collection,
		hooks: {
			...hooks,
			afterChange: [
				...(hooks?.afterChange ?? []),
				async ({ doc, previousDoc, operation, req }) => {
					if (hasDrafts && savesDraft(req, slug)) return;
					const action = actionOf(
						doc,
						previousDoc,
						operation === 'create',
						onlyLanguage(req, slug),
					);
					if (action) await tell(req, action, doc);
				},
			],
			afterDelete: [
				...(hooks?.afterDelete ?? []),
				async ({ doc, id, req }) => tell(req, 'deleted', { ...doc, id }),
			],
		},
	};
}

/** The same for what every page shares, and for rules of the whole site. */
export function auditedGlobal(global: GlobalConfig): GlobalConfig {
	const { slug, hooks } = global;
	return {
		...global,
		hooks: {
			...hooks,
			afterChange: [
				...(hooks?.afterChange ?? []),
				async ({ doc, req }) => {
					if (savesDraft(req, slug) || isQuiet(req)) return;
					const action = actionOf(doc, undefined, false);
					if (action)
						await record(req, {
							action,
							place: `global:${slug}`,
							locale: onlyLanguage(req, slug),
						});
				},
			],
		},
	};
}
