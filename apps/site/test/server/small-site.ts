import { contractHeaders } from '@website/contracts/headers';
import { signWebhook } from '@website/contracts/signatures';
import { allOptions } from '@website/contracts/site-options';
import { getContent } from '../../app/content/content.server.ts';
import { GetFooterDocument, GetPageDocument } from '../../app/content/generated/documents.ts';
import type { createRequestContext } from '../../app/request-context.server.ts';
import { secret, startTestSite, type TestSite } from './test-site.ts';

const filler = 'Words that make the page worth compressing. '.repeat(100);

/** Starts a test site whose application renders the title of a page, and at paths that end in `/footer` only what pages share. */
export function startSmallSite(options: {
	/** The folder of the client files and the cache. */
	folder: string;
	contentUrl: string;
	settings?: NodeJS.ProcessEnv;
	port?: number;
}): Promise<TestSite> {
	const { contentUrl, settings, ...rest } = options;
	return startTestSite({
		...rest,
		handler: renderTitle,
		settings: { CONTENT_URL: contentUrl, ...settings },
	});
}

/** The body and headers of a webhook from the backend. */
export function signedWebhook(tags: readonly string[]): {
	method: string;
	body: string;
	headers: Record<string, string>;
} {
	const body = JSON.stringify({ tags, at: new Date().toISOString() });
	const signature = signWebhook(secret, body, Math.floor(Date.now() / 1000));
	return { method: 'POST', body, headers: { [contractHeaders.webhookSignature]: signature } };
}

async function renderTitle(request: Request, context: ReturnType<typeof createRequestContext>) {
	const url = new URL(request.url);
	if (url.pathname === '/options.json') return Response.json(allOptions());
	try {
		if (url.pathname.endsWith('/footer')) {
			const { footer } = await getContent(context).query(GetFooterDocument, { lang: 'en' });
			return Response.json(footer);
		}
		const slug = url.pathname.slice(1) || 'home';
		const variables = { slug, lang: 'en' as const, parentSlug: null };
		const { page } = await getContent(context).query(GetPageDocument, variables);
		const status = page ? 200 : 404;
		const html = `<h1>${page?.title}</h1>${url.search}<p>${filler}</p>`;
		return new Response(html, { status, headers: { 'content-type': 'text/html' } });
	} catch (thrown) {
		const { init } = thrown as { init: ResponseInit };
		return new Response('<h1>Service Unavailable</h1>', {
			...init,
			headers: { 'content-type': 'text/html' },
		});
	}
}
