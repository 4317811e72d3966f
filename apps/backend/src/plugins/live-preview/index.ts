import { isLocaleCode } from '@website/contracts/locales';
import type { GeneratePreviewURL } from 'payload';
import { addControl } from '../../admin/form-parts.ts';
import { pathIn } from '../../content/preview/document-path.ts';
import { allDrafts } from '../../content/preview/draft-view.ts';
import { previewToken, previewUrl } from '../../content/preview/preview-url.ts';
import { changeEntities, type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { previewFrame } from './preview-frame.ts';

/** The URL of the button that opens a document on the site with all drafts; none while the document is in the trash. */
const preview =
	(keyOf: (document: Record<string, unknown>) => string): GeneratePreviewURL =>
	async (document, { locale, req }) =>
		document.deletedAt || !isLocaleCode(locale)
			? null
			: previewUrl(previewToken(), await pathIn(req.payload, keyOf(document), locale, allDrafts));

/** Adds previews of drafts to forms: a button that opens the site, and the live preview beside the form with a switch for its color scheme. */
export const livePreview = (entities: Entities): Plugin =>
	inOrder(
		changeEntities(entities, {
			collection: (collection) => ({
				...collection,
				admin: { ...collection.admin, preview: preview(({ id }) => `${collection.slug}:${id}`) },
			}),
			global: (global) => ({
				...global,
				admin: { ...global.admin, preview: preview(() => `global:${global.slug}`) },
			}),
		}),
		addControl(
			entities,
			'/plugins/live-preview/live-preview-bridge.tsx#LivePreviewBridge',
			'first',
		),
		(config) => ({ ...config, admin: { ...config.admin, livePreview: previewFrame } }),
	);
