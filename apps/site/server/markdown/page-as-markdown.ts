import type { RenderedPage } from '@website/page-cache/storable-page';
import { isPageAddress } from '#shared/addresses/link-address.ts';
import { markdownPathOf } from '#shared/addresses/markdown-path.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';

/**
 * A page's answer as Markdown (RFC 7763), which names the page at `url` as canonical (RFC 6596). A redirect leads to the other page's
 * Markdown.
 */
export function pageAsMarkdown(answer: RenderedPage, url: string): RenderedPage {
	// What browsers do with a page says nothing of a text.
	const {
		'content-type': type,
		'content-security-policy': _policy,
		'speculation-rules': _rules,
		...headers
	} = answer.headers;
	const { location } = headers;
	if (location && isPageAddress(location))
		return { ...answer, headers: { ...headers, location: markdownPathOf(location) } };
	if (!type?.startsWith('text/html')) return answer;
	return {
		...answer,
		headers: {
			...headers,
			'content-type': 'text/markdown; charset=utf-8',
			link: `<${url}>; rel="canonical"`,
		},
		body: Buffer.from(htmlToMarkdown(answer.body.toString(), url)),
	};
}
