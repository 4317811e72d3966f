import type { RenderedPage } from '@website/page-cache/storable-page';
import { isPageAddress } from '#shared/addresses/link-address.ts';
import { markdownPathOf } from '#shared/addresses/markdown-path.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';

/**
 * A page's answer as Markdown (RFC 7763), which names the page at `url` as canonical (RFC 6596). A redirect leads to the other page's
 * Markdown.
 */
export function pageAsMarkdown(response: RenderedPage, url: string): RenderedPage {
	// What browsers do with a page says nothing of a text.
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
