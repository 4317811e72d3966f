import type { RenderedPage } from '@website/page-cache/storable-page';
import { isPageAddress } from '#shared/addresses/link-address.ts';
import { markdownPathOf } from '#shared/addresses/markdown-path.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';

/**
 * Converts the response with a page to Markdown (RFC 7763), with the page at `url` as its canonical link (RFC 6596). A redirect to another
 * page becomes one to that page's Markdown.
 */
export function pageAsMarkdown(response: RenderedPage, url: string): RenderedPage {
	// These headers concern the rendering of HTML in browsers only.
	const {
		'content-type': type,
		'content-security-policy': _policy,
		'speculation-rules': _rules,
		...headers
	} = response.headers;
	const { location } = headers;
	if (location && isPageAddress(location))
		return { ...response, headers: { ...headers, location: markdownPathOf(location) } };
	if (!type?.startsWith('text/html')) return response;
	return {
		...response,
		headers: {
			...headers,
			'content-type': 'text/markdown; charset=utf-8',
			link: `<${url}>; rel="canonical"`,
		},
		body: Buffer.from(htmlToMarkdown(response.body.toString(), url)),
	};
}
