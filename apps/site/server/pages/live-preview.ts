import { collectionPaths, isAddressed } from '@website/contracts/entities';
import { type LiveDocument, liveCollections } from '@website/contracts/live-document';
import { isLocaleCode } from '@website/contracts/locales';
import { verifyPreview } from '@website/contracts/signatures';
import type { PageKey } from '@website/page-cache/page-key';
import type { RenderedPage } from '@website/page-cache/storable-page';
import { Hono } from 'hono';
import { z } from 'zod';
import { pageKey } from '#shared/addresses/page-key.ts';
import { localeDefinition, pathPrefix } from '#shared/locales/locale.ts';
import { contentSecurityPolicy } from '../guarding/content-security-policy.ts';
import { thirdPartySources } from '../guarding/third-party-sources.ts';
import { parseJson, readRequestBody, UnreadableBody } from '../receiving/request-body.ts';
import type { Environment } from '../settings/environment.ts';
import { limits } from '../settings/limits.ts';
import { previewTexts } from './preview-texts.ts';
import type { Personal } from './render-page.ts';

export interface LivePreviewOptions {
	environment: Environment;
	/** URL of the script that updates the preview when the form changes. */
	script: () => Promise<string>;
	renderPage: (key: PageKey, personal: Personal) => Promise<RenderedPage>;
}

/** A path of the site without parameters. */
export const sitePath = /^\/$|^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,4}$/;

const parameters = z.object({
	collection: z.enum(liveCollections),
	id: z.string().regex(/^[\w-]{1,40}$/),
	lang: z.string().refine(isLocaleCode),
	token: z.string(),
	/** Path of the page that shows a document without a page of its own. */
	path: z.string().regex(sitePath).optional(),
});

const form = z.object({ values: z.record(z.string(), z.unknown()) });

/**
 * `GET /preview/live?collection&id&lang&token[&path]` responds with the frame beside an editor's form. `POST` to the same URL with
 * `{ values }` renders the page with the values of the form; nothing is stored. 403 without a valid token, 404 if no admin panel is
 * configured, 400 for an invalid body.
 */
export function livePreview({ environment, script, renderPage }: LivePreviewOptions): Hono {
	const editorOrigin = environment.PREVIEW_FRAME_ORIGIN;
	return new Hono()
		.use('/preview/live', async (c, next) => {
			if (!editorOrigin) return c.text('PREVIEW_FRAME_ORIGIN is not set', 404);
			const query = parameters.safeParse(c.req.query());
			const now = Date.now() / 1000;
			const isAllowed =
				query.success &&
				verifyPreview(environment.PREVIEW_SECRET, query.data.token, now) !== undefined;
			return isAllowed ? next() : c.text('Forbidden', 403);
		})
		.get('/preview/live', async (c) => {
			const { lang } = parameters.parse(c.req.query());
			c.header(
				'Content-Security-Policy',
				contentSecurityPolicy({
					scriptHashes: [],
					thirdParties: thirdPartySources(environment),
					frameAncestors: `'self' ${editorOrigin}`,
				}),
			);
			const { live, liveFailed } = previewTexts[lang];
			return c.html(`<!doctype html>
<html lang="${localeDefinition(lang).languageTag}" data-editor-origin="${editorOrigin}" data-failed="${liveFailed}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${live}</title>
</head>
<body>
<p role="status">${live}</p>
<script type="module" src="${await script()}"></script>
</body>
</html>
`);
		})
		.post('/preview/live', async (c) => {
			const { collection, id, lang, token, path } = parameters.parse(c.req.query());
			const body = await readRequestBody(c, limits.livePreview);
			if (body instanceof UnreadableBody) return c.text(body.message, body.status);
			const { data } = form.safeParse(parseJson(body.toString('utf8')));
			if (!data) return c.text('The body is not a form', 400);
			const { values } = data;
			const slug = slugOf(collection, values);
			const page = await renderPage(pageKey(path ?? pathOf(collection, slug, lang), ''), {
				previewToken: token,
				liveDocument: { collection, id, lang, slug, values },
			});
			return c.body(new Uint8Array(page.body), page.status === 200 ? 200 : 503, {
				'content-type': page.headers['content-type'] ?? 'text/html; charset=utf-8',
			});
		});
}

const homeSlug = 'home';
/** A reserved slug, so that the preview works if the document's slug is missing or already used. */
const draftSlug = 'live-preview';

function slugOf(collection: LiveDocument['collection'], values: LiveDocument['values']): string {
	if (!isAddressed(collection)) return '';
	const isHome = collection === 'pages' && values.slug === homeSlug && !values.parent;
	return isHome ? homeSlug : draftSlug;
}

function pathOf(
	collection: LiveDocument['collection'],
	slug: string,
	lang: LiveDocument['lang'],
): string {
	const prefix = pathPrefix(lang);
	if (slug === homeSlug || !isAddressed(collection)) return prefix || '/';
	return `${prefix}${collectionPaths[collection]}/${slug}`;
}
