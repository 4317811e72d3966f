import { type Addressed, documentKinds } from '@website/contracts/entities';
import { contractHeaders } from '@website/contracts/headers';
import type { LiveDocument } from '@website/contracts/live-document';
import { z } from 'zod';

const fields = `seo {
	title metaDesc metaRobotsNoindex opengraphTitle opengraphDescription opengraphSiteName
	opengraphImage { url width height }
}`;

const queryOf = (kind: string) => `query ($slug: String!, $lang: Locale!) {
	document: ${kind}(slug: $slug, lang: $lang) { ${fields} }
	siteSettings(lang: $lang) { titleTemplate }
}`;

const responseSchema = z.object({
	data: z.object({
		document: z
			.object({
				seo: z.object({
					title: z.string(),
					metaDesc: z.string(),
					metaRobotsNoindex: z.string(),
					opengraphTitle: z.string(),
					opengraphDescription: z.string(),
					opengraphSiteName: z.string(),
					opengraphImage: z
						.object({
							url: z.string(),
							width: z.number().nullable(),
							height: z.number().nullable(),
						})
						.nullable(),
				}),
			})
			.nullable(),
		siteSettings: z.object({ titleTemplate: z.string() }).nullable(),
	}),
});

/** The metadata of a document for search engines and other sites. */
export interface Appearance {
	/** The page title, including the site name. */
	title: string;
	description: string;
	isHidden: boolean;
	sharedTitle: string;
	sharedDescription: string;
	siteName: string;
	image: { url: string; width: number | null; height: number | null } | null;
}

/**
 * Fetches the metadata of a document with these values from the content endpoint. The site uses the same endpoint, so the panel always
 * matches the page. Returns null if there is no such document; rejects if the endpoint fails.
 */
export async function readAppearance(
	document: Pick<LiveDocument, 'id' | 'lang' | 'values'> & { collection: Addressed },
	token: string,
	signal: AbortSignal,
): Promise<Appearance | null> {
	const slug = document.values.slug === 'home' ? 'home' : 'live-preview';
	const response = await fetch('/graphql', {
		method: 'POST',
		headers: { 'content-type': 'application/json', [contractHeaders.previewToken]: token },
		body: JSON.stringify({
			query: queryOf(documentKinds[document.collection]),
			variables: { slug, lang: document.lang },
			extensions: { liveDocument: { ...document, slug } },
		}),
		signal,
	});
	const { data } = responseSchema.parse(await response.json());
	if (!data.document) return null;
	const { seo } = data.document;
	const template = data.siteSettings?.titleTemplate;
	return {
		title: template?.includes('%s') ? template.replace('%s', () => seo.title) : seo.title,
		description: seo.metaDesc,
		isHidden: seo.metaRobotsNoindex === 'noindex',
		sharedTitle: seo.opengraphTitle,
		sharedDescription: seo.opengraphDescription,
		siteName: seo.opengraphSiteName,
		image: seo.opengraphImage,
	};
}
